/** Announcements in Spanish, as Latin America speaks it. */
import type { AnnouncementTexts } from './announcement-plans.ts'

export const announcementTexts: AnnouncementTexts = {
  'welcome-banner': [
    'Te damos la bienvenida a {name}',
    '<p>Tragamonedas, mesas en vivo y deportes en un solo lugar, en todas tus pantallas.</p>',
  ],
  'live-banner': ['Mesas en vivo, de día y de noche', '<p>Más de trescientas mesas con crupieres profesionales.</p>'],
  'weekend-banner': [
    'La cartelera del fin de semana',
    '<p>Todos los partidos del fin de semana con cuotas de tres casas de apuestas.</p>',
  ],
  'draws-banner': [
    'El próximo sorteo es en minutos',
    '<p>Cinco familias de loterías, un reloj para cada una y los resultados en el momento.</p>',
  ],
  'slots-banner': ['Nueve mil tragamonedas', '<p>Casi todas con demo gratis: conoces el juego antes de apostar.</p>'],
  'app-banner': [
    '{name} en tu bolsillo',
    '<p>Una app para iOS y Android, y una liviana para teléfonos con menos memoria.</p>',
  ],
  'new-start': [
    '¿Primera vez aquí? Tres cosas que conviene saber',
    '<p>Empezar bien lleva cinco minutos:</p><ol><li><strong>Mira con calma.</strong> Puedes ver todas las salas sin tener cuenta.</li><li><strong>Regístrate con tus propios datos.</strong> Deben coincidir con la cuenta a la que retiras.</li><li><strong>Primero, un límite.</strong> Decide cuánto puedes permitirte perder; atención al cliente lo fija por ti.</li></ol><p>El centro de ayuda responde lo demás.</p>',
  ],
  'welcome-back': [
    'Esta semana en {name}',
    '<p>Qué bueno verte de nuevo. Esta semana llegan doce tragamonedas nuevas, dos mesas más de ruleta y la <em>carrera de tragamonedas</em> con un premio a repartir.</p><p>Lo que puedes cobrar está en el centro de recompensas.</p>',
  ],
  limits: [
    'Tus límites, tu juego',
    '<p>Jugar es divertido mientras sea una elección. Pídele a atención al cliente que limite tus depósitos, tus pérdidas o tu tiempo, o haz una pausa cuando quieras.</p><ul><li>Un límite <strong>más bajo</strong> vale de inmediato.</li><li>Un límite <strong>más alto</strong> vale después de 24 horas.</li></ul><p>Solo pueden jugar personas adultas. Si deja de ser divertido, habla con nosotros: atendemos a toda hora.</p>',
  ],
  'first-steps': [
    'Tus primeros pasos',
    '<p>Gracias por unirte a {name}. Antes de tu primer depósito:</p><ol><li>Revisa tu correo en <strong>{{My account}}</strong>.</li><li>Elige una contraseña que no uses en otro lugar.</li><li>Decide cuánto puedes permitirte perder y fíjalo como límite.</li></ol>',
  ],
  'weekly-cashback': [
    'Cashback semanal en tragamonedas',
    '<p>Cada lunes vuelve a tu billetera el 5% de la pérdida neta de la semana anterior en tragamonedas.</p><table><thead><tr><th>Pérdida neta</th><th>Cashback</th></tr></thead><tbody><tr><td>desde {money:100}</td><td>5%</td></tr><tr><td>desde {money:5000}</td><td>6%</td></tr></tbody></table><p>Se acredita antes del mediodía, sin requisito de apuesta. Las apuestas con bono no cuentan.</p>',
  ],
  'slot-race': [
    'Carrera de tragamonedas: veinte puestos se reparten el premio',
    '<p>Suma puntos en las tragamonedas marcadas desde el jueves a las 00:00 hasta el domingo a las 23:59. Un punto por cada unidad ganada, sin importar la apuesta.</p><p>La tabla se actualiza cada cinco minutos. Los premios se acreditan el lunes.</p>',
  ],
  friends: [
    'Invita a tus amigos',
    '<p>Comparte tu código desde <strong>{{Invite friends}}</strong>. Cuando la otra persona haya verificado su cuenta y jugado una semana, ambas reciben una recompensa.</p><p>Una recompensa por hogar. Solo para personas adultas.</p>',
  ],
  'vip-month': [
    'Mes VIP: atención personal',
    '<p>Desde el rango cinco te atiende una persona asignada en menos de dos minutos, tus retiros van primero y no olvidamos tu cumpleaños.</p><p>Tu rango aparece en la sección VIP, con lo que falta para el siguiente.</p>',
  ],
  'welcome-offer': [
    'Oferta de bienvenida: duplicamos tu primer depósito',
    '<p>Duplicamos tu primer depósito hasta {money:500}. El bono debe apostarse <strong>12 veces</strong> en 30 días en tragamonedas.</p><p>Puedes rechazarlo y retirar cuando quieras. Las condiciones completas están en promociones.</p>',
  ],
  'maintenance-night': [
    'Mantenimiento breve el miércoles por la noche',
    '<p>La billetera estará en mantenimiento el miércoles de 04:00 a 04:30 UTC. Los juegos siguen abiertos; los depósitos y retiros esperan hasta que termine.</p>',
  ],
  'support-hours': [
    'Atención a toda hora',
    '<p>El chat en vivo responde de día y de noche, y en tu idioma de 08:00 a 24:00. Ten a mano tu usuario y nunca digas tu contraseña a nadie.</p>',
  ],
  'new-tables': [
    'Cuatro mesas nuevas de baccarat',
    '<p>Hoy abrieron dos salones de baccarat rápido y dos de baccarat squeeze. Los límites van de {money:1} a {money:20000}.</p>',
  ],
  'withdrawal-times': [
    'Cuánto tardan ahora los retiros',
    '<p>La mayoría de los retiros se paga en 30 minutos. Los bancos agregan hasta un día hábil; los fines de semana y feriados tardan más.</p><ul><li>Billeteras electrónicas: minutos</li><li>Transferencia bancaria: el mismo día hábil o el siguiente</li></ul>',
  ],
  'verify-account': [
    'Verifica tu cuenta, por favor',
    '<p>La ley nos pide saber quién juega. Atención al cliente te dice qué documento enviar y lo revisa en un día.</p><p>Los retiros de más de {money:1000} requieren una cuenta verificada.</p>',
  ],
  'safe-password': [
    'Una mejor contraseña en un minuto',
    '<p>Usa cuatro palabras que no tengan relación y un número. No repitas la contraseña de otro sitio. Nunca te la pediremos, ni por chat ni por teléfono.</p>',
  ],
  'false-mails': [
    'Cuidado con los correos falsos',
    '<p>Algunas personas recibieron mensajes que fingen venir de {name} y prometen un premio. Nunca pedimos un pago para liberar ganancias.</p><p>No abras enlaces de esos correos. Escribe tú nuestra dirección y avisa a atención al cliente.</p>',
  ],
  'app-update': [
    'App 4.2: salas más rápidas',
    '<p>La versión nueva abre las salas el doble de rápido y recuerda tus filtros. Se instala sola; también puedes descargarla desde la página de la app.</p>',
  ],
  'draw-calendar': [
    'Calendario de sorteos en feriados',
    '<p>En los feriados el sorteo de la noche pasa a las 21:30. Los sorteos rápidos siguen cada tres minutos, como siempre.</p>',
  ],
  'rule-change': [
    'Cambio en los términos generales',
    '<p>Desde el primero del mes que viene, el punto 7.3 explica mejor cuándo se anula una apuesta. El resumen y el texto completo están en la página de términos generales.</p>',
  ],
  'new-slots': [
    'Doce tragamonedas nuevas este mes',
    '<p>Del fondo del mar al espacio: doce títulos de cinco estudios, nueve con demo gratis. Los encuentras en <strong>{{New}}</strong>.</p>',
  ],
  'time-out': [
    'Hacer una pausa es fácil',
    '<p>Dile a atención al cliente cuánto debe durar, de un día a seis semanas. Durante la pausa puedes retirar, pero no depositar ni jugar, y no te enviamos promociones.</p>',
  ],
}
