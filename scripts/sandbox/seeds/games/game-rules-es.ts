import type { GameRules } from './game-rules-texts.ts'

/** Nobody is addressed, so that one text serves every form of Spanish. */
export const es: GameRules = {
  played: {
    slot: [
      'Se elige una apuesta y se gira. Los símbolos iguales y contiguos desde el primer rodillo pagan en cada línea.',
      'El comodín reemplaza a todos los símbolos salvo al scatter.',
      'Con tres scatters o más en cualquier lugar empiezan los giros gratis, con la misma apuesta.',
    ],
    table: [
      'Las fichas se ponen mientras la mesa acepta apuestas. Lo que gana se paga según la tabla de la mesa.',
      'Cuando se cierran las apuestas, ya no se pueden poner ni retirar.',
      'Un empate devuelve la apuesta, salvo que la mesa indique otra cosa.',
    ],
    fish: [
      'Se apunta y se dispara. Cada disparo cuesta su apuesta y cada captura paga un múltiplo.',
      'Los peces más grandes pagan más y son más difíciles de atrapar.',
      'Un disparo que no acierta se pierde.',
    ],
    cards: [
      'Se juega contra los demás de la mesa, no contra la casa. La mejor mano se lleva el pozo.',
      'La casa se queda con una pequeña parte de cada pozo.',
      'La mano de quien deja la mesa se guarda y sigue cuando vuelve.',
    ],
    draw: [
      'Se eligen números y se apuesta al próximo sorteo. La apuesta se resuelve apenas se realiza.',
      'Las apuestas cierran poco antes del sorteo; lo que llega después no participa.',
      'Si un sorteo no se realiza, queda anulado y se devuelven las apuestas.',
    ],
    coupon: [
      'Se eligen resultados y se apuesta por separado o en combinada. Vale la cuota que se mostró al aceptar la apuesta.',
      'En una combinada se tienen que cumplir todos los resultados; las cuotas se multiplican.',
      'Un evento suspendido devuelve su apuesta.',
    ],
    mini: ['Se elige una apuesta y se juega. El resultado es inmediato.', 'Cuanto más paga, menos sale.'],
  },
  limits: 'La apuesta mínima es {min} y la máxima {max}.',
  lines: 'Se juega con {lines} líneas.',
  fair: 'Cada resultado se sortea al azar y se puede comprobar después. Una falla anula la ronda y devuelve la apuesta.',
}
