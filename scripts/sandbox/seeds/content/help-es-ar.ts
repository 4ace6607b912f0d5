/** What help articles say in other words in Argentina, with vos. */
import type { HelpTexts } from './help-topics.ts'
import { helpTexts as spanish } from './help-es.ts'

export const helpTexts: Partial<HelpTexts> = {
  articles: {
    ...spanish.articles,
    'log-in': [
      'No puedo entrar',
      '<p>Revisá que Bloq Mayús esté apagado y que escribas tu usuario, no tu correo.</p><p>Después de tres intentos fallidos pedimos las letras de una imagen. Así protegemos tu cuenta; la imagen se puede renovar una vez por segundo.</p>',
    ],
    'forgotten-password': [
      'Olvidé mi contraseña',
      '<p>Elegí <strong>{{Forgot password?}}</strong> en el formulario de ingreso. Enviamos un enlace al correo de tu cuenta; vale 30 minutos.</p><p>Si no llega, mirá en la carpeta de spam y luego escribí a atención al cliente.</p>',
    ],
    verify: [
      'Verificar mi identidad',
      '<ol><li>Escribile a atención al cliente que querés verificar tu identidad.</li><li>Enviá ambos lados de tu documento, a color y sin cortes.</li><li>Esperá el mensaje, normalmente el mismo día.</li></ol>',
    ],
    'how-to-deposit': [
      'Cómo depositar',
      '<p>Abrí <strong>{{Deposit}}</strong>, elegí un método y un monto, y seguí los pasos de tu banco. El dinero llega a tu billetera en minutos.</p><p>Pagá solo desde una cuenta a tu nombre.</p>',
    ],
    'deposit-missing': [
      'Mi depósito no llegó',
      '<p>Primero esperá 30 minutos. Después enviá a atención al cliente el número de la operación y una foto del comprobante. No pagues de nuevo hasta que respondamos.</p>',
    ],
    'how-to-withdraw': [
      'Cómo retirar',
      '<p>Abrí <strong>{{Withdraw}}</strong>, elegí la cuenta y escribí el monto y tu clave de retiro. El primer retiro requiere una cuenta verificada.</p>',
    ],
    'game-stuck': [
      'Un juego se detuvo a mitad de la ronda',
      '<p>Las rondas se deciden en el servidor. Abrí el juego otra vez: continúa, o muestra el resultado en tu historial de apuestas.</p>',
    ],
    wagering: [
      '¿Qué es un requisito de apuesta?',
      '<p>Dice cuántas veces hay que apostar un bono antes de retirarlo. Un bono de {money:100} con 12 veces son {money:1200} apostados en total. Podés cancelar un bono en cualquier momento.</p>',
    ],
    'set-limits': [
      'Fijar mis límites',
      '<p>Pedile a atención al cliente que limite tus depósitos, pérdidas o tiempo por día, semana o mes. Un límite más bajo vale de inmediato, uno más alto después de 24 horas.</p><p>Un buen límite es dinero que no te va a faltar.</p>',
    ],
    'warning-signs': [
      'Cuando jugar deja de ser divertido',
      '<ul><li>Perseguís las pérdidas.</li><li>Jugás con el dinero del alquiler o de la comida.</li><li>Escondés cuánto jugás.</li></ul><p>Si algo de esto es cierto, pará por hoy y hablá con alguien: un amigo, un familiar, nuestro equipo o una línea de ayuda gratuita de tu país. La ayuda es confidencial.</p>',
    ],
    'protect-children': [
      'Mantener a los menores lejos del juego',
      '<p>{name} es para mayores de 18 años. Cerrá la sesión en equipos compartidos, no guardes ahí la contraseña y usá el control parental del equipo.</p>',
    ],
    'slow-page': [
      'La página está lenta',
      '<p>Cerrá otras pestañas y descargas, y cambiá de datos móviles a Wi-Fi o al revés. Si sigue lenta, enviá un comentario con el nombre de la página y la hora.</p>',
    ],
    'install-app': [
      'Instalar la app',
      '<ol><li>Abrí la página <strong>{{Download the app}}</strong> en tu teléfono o escaneá su código QR.</li><li>Permití la instalación cuando el teléfono lo pida.</li><li>Entrá con tu usuario de siempre.</li></ol>',
    ],
  },
}
