/** What seeded people are called: as they are in the merchant's country, else in English. */
import type { MerchantSeed } from '../../site/merchant.ts'

/** As many given names in each, so that the same draw serves all; usernames of winners are of their letters. */
interface Names {
  readonly given: readonly string[]
  readonly whole: (given: string) => string
}

const ENGLISH: Names = {
  given: 'Luna Miles Sophie Owen Vera Nick Alice Thomas Irene Leo Mara Hugo Zoe'.split(' '),
  whole: (given) => `${given} Whitfield Moore`,
}
const SPANISH: Names = {
  given: 'Luna Mateo Sol Bruno Vera Nico Alba Tomás Inés Leo Mara Hugo Zoe'.split(' '),
  whole: (given) => `${given} Pereyra Núñez`,
}
const VIETNAMESE: Names = {
  given: [
    'Minh Anh',
    'Đức Huy',
    'Thu Hà',
    'Quang Minh',
    'Ngọc Lan',
    'Gia Bảo',
    'Thanh Trúc',
    'Hoàng Nam',
    'Mai Phương',
    'Tuấn Kiệt',
    'Khánh Linh',
    'Hải Đăng',
    'Bảo Ngọc',
  ],
  whole: (given) => `Nguyễn ${given}`,
}
const OF_COUNTRY: Readonly<Record<string, Names>> = { AR: SPANISH, VN: VIETNAMESE }

/** @param country two capital letters, where the merchant says one */
export const namesOf = ({ country = '' }: Pick<MerchantSeed, 'country'>): Names => OF_COUNTRY[country] ?? ENGLISH
