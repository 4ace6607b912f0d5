/** Help articles in Spanish, as Latin America speaks it. */
import type { HelpTexts } from './help-topics.ts'

export const helpTexts: HelpTexts = {
  topics: {
    account: 'Cuenta',
    deposits: 'Depósitos',
    withdrawals: 'Retiros',
    games: 'Juegos',
    bonuses: 'Bonos',
    'responsible-gaming': 'Juego responsable',
    technical: 'Ayuda técnica',
  },
  articles: {
    'log-in': [
      'No puedo entrar',
      '<p>Revisa que Bloq Mayús esté apagado y que escribas tu usuario, no tu correo.</p><p>Después de tres intentos fallidos pedimos las letras de una imagen. Así protegemos tu cuenta; la imagen se puede renovar una vez por segundo.</p>',
    ],
    'forgotten-password': [
      'Olvidé mi contraseña',
      '<p>Elige <strong>{{Forgot password?}}</strong> en el formulario de ingreso. Enviamos un enlace al correo de tu cuenta; vale 30 minutos.</p><p>Si no llega, mira en la carpeta de spam y luego escribe a atención al cliente.</p>',
    ],
    verify: [
      'Verificar mi identidad',
      '<ol><li>Escribe a atención al cliente que quieres verificar tu identidad.</li><li>Envía ambos lados de tu documento, a color y sin cortes.</li><li>Espera el mensaje, normalmente el mismo día.</li></ol>',
    ],
    'how-to-deposit': [
      'Cómo depositar',
      '<p>Abre <strong>{{Deposit}}</strong>, elige un método y un monto, y sigue los pasos de tu banco. El dinero llega a tu billetera en minutos.</p><p>Paga solo desde una cuenta a tu nombre.</p>',
    ],
    'deposit-missing': [
      'Mi depósito no llegó',
      '<p>Primero espera 30 minutos. Después envía a atención al cliente el número de la operación y una foto del comprobante. No pagues de nuevo hasta que respondamos.</p>',
    ],
    'how-to-withdraw': [
      'Cómo retirar',
      '<p>Abre <strong>{{Withdraw}}</strong>, elige la cuenta y escribe el monto y tu clave de retiro. El primer retiro requiere una cuenta verificada.</p>',
    ],
    'withdrawal-refused': [
      '¿Por qué rechazaron mi retiro?',
      '<ul><li>La cuenta bancaria no está a tu nombre.</li><li>Falta completar el requisito de apuesta de un bono.</li><li>Tu cuenta no está verificada.</li></ul><p>El dinero volvió a tu billetera y el motivo está en tus mensajes.</p>',
    ],
    'game-stuck': [
      'Un juego se detuvo a mitad de la ronda',
      '<p>Las rondas se deciden en el servidor. Abre el juego otra vez: continúa, o muestra el resultado en tu historial de apuestas.</p>',
    ],
    'void-bets': [
      '¿Cuándo se anula una apuesta?',
      '<p>Si un evento se cancela o no termina dentro del plazo de sus reglas, se devuelve lo apostado. Cada deporte tiene su regla, junto al mercado.</p>',
    ],
    'free-trial': [
      'Probar un juego gratis',
      '<p>Las tarjetas con <strong>{{Try free}}</strong> abren con dinero ficticio. No se gana ni se pierde nada, y las probabilidades son las del juego real.</p>',
    ],
    wagering: [
      '¿Qué es un requisito de apuesta?',
      '<p>Dice cuántas veces hay que apostar un bono antes de retirarlo. Un bono de {money:100} con 12 veces son {money:1200} apostados en total. Puedes cancelar un bono en cualquier momento.</p>',
    ],
    cashback: [
      'Cómo se calcula el cashback',
      '<p>Pérdida neta de la semana por la tasa de tu rango. Se acredita el lunes y se puede retirar enseguida.</p>',
    ],
    'set-limits': [
      'Fijar mis límites',
      '<p>Pídele a atención al cliente que limite tus depósitos, pérdidas o tiempo por día, semana o mes. Un límite más bajo vale de inmediato, uno más alto después de 24 horas.</p><p>Un buen límite es dinero que no te va a faltar.</p>',
    ],
    'take-a-break': [
      'Hacer una pausa o cerrar la cuenta',
      '<p>Una pausa dura de un día a seis semanas. La autoexclusión dura seis meses o más y no se puede levantar antes. Tu saldo se paga cuando lo pidas.</p>',
    ],
    'warning-signs': [
      'Cuando jugar deja de ser divertido',
      '<ul><li>Persigues las pérdidas.</li><li>Juegas con el dinero del alquiler o de la comida.</li><li>Escondes cuánto juegas.</li></ul><p>Si algo de esto es cierto, para por hoy y habla con alguien: un amigo, un familiar, nuestro equipo o una línea de ayuda gratuita de tu país. La ayuda es confidencial.</p>',
    ],
    'protect-children': [
      'Mantener a los menores lejos del juego',
      '<p>{name} es para mayores de 18 años. Cierra la sesión en equipos compartidos, no guardes ahí la contraseña y usa el control parental del equipo.</p>',
    ],
    'slow-page': [
      'La página está lenta',
      '<p>Cierra otras pestañas y descargas, y cambia de datos móviles a Wi-Fi o al revés. Si sigue lenta, envía un comentario con el nombre de la página y la hora.</p>',
    ],
    'install-app': [
      'Instalar la app',
      '<ol><li>Abre la página <strong>{{Download the app}}</strong> en tu teléfono o escanea su código QR.</li><li>Permite la instalación cuando el teléfono lo pida.</li><li>Entra con tu usuario de siempre.</li></ol>',
    ],
  },
}
