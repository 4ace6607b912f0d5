/** What announcements say in other words in Argentina, with vos. */
import type { AnnouncementTexts } from './announcement-plans.ts'

export const announcementTexts: Partial<AnnouncementTexts> = {
  'slots-banner': ['Nueve mil tragamonedas', '<p>Casi todas con demo gratis: conocés el juego antes de apostar.</p>'],
  'new-start': [
    '¿Primera vez acá? Tres cosas que conviene saber',
    '<p>Empezar bien lleva cinco minutos:</p><ol><li><strong>Mirá con calma.</strong> Podés ver todas las salas sin tener cuenta.</li><li><strong>Registrate con tus propios datos.</strong> Deben coincidir con la cuenta a la que retirás.</li><li><strong>Primero, un límite.</strong> Decidí cuánto podés permitirte perder; atención al cliente lo fija por vos.</li></ol><p>El centro de ayuda responde lo demás.</p>',
  ],
  'welcome-back': [
    'Esta semana en {name}',
    '<p>Qué bueno verte de nuevo. Esta semana llegan doce tragamonedas nuevas, dos mesas más de ruleta y la <em>carrera de tragamonedas</em> con un premio a repartir.</p><p>Lo que podés cobrar está en el centro de recompensas.</p>',
  ],
  limits: [
    'Tus límites, tu juego',
    '<p>Jugar es divertido mientras sea una elección. Pedile a atención al cliente que limite tus depósitos, tus pérdidas o tu tiempo, o hacé una pausa cuando quieras.</p><ul><li>Un límite <strong>más bajo</strong> vale de inmediato.</li><li>Un límite <strong>más alto</strong> vale después de 24 horas.</li></ul><p>Solo pueden jugar personas adultas. Si deja de ser divertido, hablá con nosotros: atendemos a toda hora.</p>',
  ],
  'first-steps': [
    'Tus primeros pasos',
    '<p>Gracias por unirte a {name}. Antes de tu primer depósito:</p><ol><li>Revisá tu correo en <strong>{{My account}}</strong>.</li><li>Elegí una contraseña que no uses en otro lugar.</li><li>Decidí cuánto podés permitirte perder y fijalo como límite.</li></ol>',
  ],
  'slot-race': [
    'Carrera de tragamonedas: veinte puestos se reparten el premio',
    '<p>Sumá puntos en las tragamonedas marcadas desde el jueves a las 00:00 hasta el domingo a las 23:59. Un punto por cada unidad ganada, sin importar la apuesta.</p><p>La tabla se actualiza cada cinco minutos. Los premios se acreditan el lunes.</p>',
  ],
  friends: [
    'Invitá a tus amigos',
    '<p>Compartí tu código desde <strong>{{Invite friends}}</strong>. Cuando la otra persona haya verificado su cuenta y jugado una semana, ambas reciben una recompensa.</p><p>Una recompensa por hogar. Solo para personas adultas.</p>',
  ],
  'welcome-offer': [
    'Oferta de bienvenida: duplicamos tu primer depósito',
    '<p>Duplicamos tu primer depósito hasta {money:500}. El bono debe apostarse <strong>12 veces</strong> en 30 días en tragamonedas.</p><p>Podés rechazarlo y retirar cuando quieras. Las condiciones completas están en promociones.</p>',
  ],
  'support-hours': [
    'Atención a toda hora',
    '<p>El chat en vivo responde de día y de noche, y en tu idioma de 08:00 a 24:00. Tené a mano tu usuario y nunca digas tu contraseña a nadie.</p>',
  ],
  'verify-account': [
    'Verificá tu cuenta, por favor',
    '<p>La ley nos pide saber quién juega. Atención al cliente te dice qué documento enviar y lo revisa en un día.</p><p>Los retiros de más de {money:1000} requieren una cuenta verificada.</p>',
  ],
  'safe-password': [
    'Una mejor contraseña en un minuto',
    '<p>Usá cuatro palabras que no tengan relación y un número. No repitas la contraseña de otro sitio. Nunca te la vamos a pedir, ni por chat ni por teléfono.</p>',
  ],
  'false-mails': [
    'Cuidado con los correos falsos',
    '<p>Algunas personas recibieron mensajes que fingen venir de {name} y prometen un premio. Nunca pedimos un pago para liberar ganancias.</p><p>No abras enlaces de esos correos. Escribí vos nuestra dirección y avisá a atención al cliente.</p>',
  ],
  'app-update': [
    'App 4.2: salas más rápidas',
    '<p>La versión nueva abre las salas el doble de rápido y recuerda tus filtros. Se instala sola; también podés descargarla desde la página de la app.</p>',
  ],
  'new-slots': [
    'Doce tragamonedas nuevas este mes',
    '<p>Del fondo del mar al espacio: doce títulos de cinco estudios, nueve con demo gratis. Los encontrás en <strong>{{New}}</strong>.</p>',
  ],
  'time-out': [
    'Hacer una pausa es fácil',
    '<p>Decile a atención al cliente cuánto tiene que durar, de un día a seis semanas. Durante la pausa podés retirar, pero no depositar ni jugar, y no te enviamos promociones.</p>',
  ],
}
