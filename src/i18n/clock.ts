/** Argentina writes 24 hours, and browsers' data twelve: a region reads the clock as the rest of its language does. */
export const hoursIn = (locale: string): Pick<Intl.DateTimeFormatOptions, 'hourCycle'> =>
  locale === 'es-AR' ? { hourCycle: 'h23' } : {}
