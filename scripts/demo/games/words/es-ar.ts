import type { Words } from './en.ts'

/** What the games say in other words in Argentina, with vos. */
export const esAr: Partial<Words> = {
  ready: 'Elegí tu apuesta.',
  readyChips: 'Poné tus fichas en la mesa.',
  ended: 'Este juego terminó. Abrilo de nuevo desde el vestíbulo.',
  noHistory: 'Acá vas a ver tus rondas de este juego.',
  fairIntro:
    'La semilla de tus rondas se sorteó antes de jugar. Acá está su SHA-256; la semilla se muestra cuando tomás otra. Los números de cada ronda son HMAC-SHA256(semilla, ronda:nonce:bloque).',
  seedOpen: 'Todavía tenés una ronda de este juego en curso. Vas a poder tomar otra semilla cuando termine.',
  lotteryRules:
    'Elegí tus números para el próximo sorteo. El boleto vale hasta que se sortea, y se paga entonces, estés o no. Un acierto paga el número indicado por la apuesta.',
  sportsRules:
    'Elegí un resultado o varios de partidos distintos. Varios juntos ganan solo si todos aciertan, y pagan el producto de sus cuotas. Las cuotas pueden moverse; si cambian, te preguntamos otra vez. Los partidos duran un minuto y se pagan solos.',
  niuniuRules:
    'Cuatro jugadores ponen un cuarto de la apuesta en el pozo y reciben cinco cartas. Ves cuatro de las tuyas: seguís y ponés el resto, o te retirás y lo conservás. Tres cartas que suman decenas justas son un Niu, y cuentan las otras dos. La mejor mano que siguió se lleva el pozo; si nadie siguió, la mejor de todas. Las manos iguales se deciden por la carta más alta y luego por pica, corazón, trébol y diamante. La casa se queda con el 5 % del pozo. Los demás asientos los juega la sala con una sola regla: siguen cuando sus cuatro cartas prometen Niu 3 o más en promedio. El retorno es el de quien juega igual.',
  shoot: 'Tocá un pez para disparar.',
  chooseCount: 'Elegí {count}',
  couponEmpty: 'Elegí un resultado para empezar.',
  oddsChanged: 'Las cuotas se movieron. Miralas y apostá otra vez.',
  you: 'Vos',
  decide: '¿Seguís o te retirás?',
  youTake: 'Ganás con {rank}.',
}
