/** What sports, markets and choices are called, in the languages of the sandbox's texts. */
import { FAMILIES, withRegions, type ContentLanguage } from '../site/merchant.ts'

/** In the order of `FAMILIES`: en, es, zh-Hans, vi, id, th. */
const TABLE: Readonly<Record<string, readonly [string, string, string, string, string, string]>> = {
  football: ['Football', 'Fútbol', '足球', 'Bóng đá', 'Sepak bola', 'ฟุตบอล'],
  basketball: ['Basketball', 'Baloncesto', '篮球', 'Bóng rổ', 'Bola basket', 'บาสเกตบอล'],
  tennis: ['Tennis', 'Tenis', '网球', 'Quần vợt', 'Tenis', 'เทนนิส'],
  volleyball: ['Volleyball', 'Voleibol', '排球', 'Bóng chuyền', 'Bola voli', 'วอลเลย์บอล'],
  baseball: ['Baseball', 'Béisbol', '棒球', 'Bóng chày', 'Bisbol', 'เบสบอล'],
  'ice-hockey': ['Ice hockey', 'Hockey sobre hielo', '冰球', 'Khúc côn cầu trên băng', 'Hoki es', 'ฮอกกี้น้ำแข็ง'],
  handball: ['Handball', 'Balonmano', '手球', 'Bóng ném', 'Bola tangan', 'แฮนด์บอล'],
  rugby: ['Rugby', 'Rugby', '橄榄球', 'Bóng bầu dục', 'Rugbi', 'รักบี้'],
  'american-football': [
    'American football',
    'Fútbol americano',
    '美式橄榄球',
    'Bóng bầu dục Mỹ',
    'Sepak bola Amerika',
    'อเมริกันฟุตบอล',
  ],
  'table-tennis': ['Table tennis', 'Tenis de mesa', '乒乓球', 'Bóng bàn', 'Tenis meja', 'เทเบิลเทนนิส'],
  badminton: ['Badminton', 'Bádminton', '羽毛球', 'Cầu lông', 'Bulu tangkis', 'แบดมินตัน'],
  futsal: ['Futsal', 'Futsal', '五人制足球', 'Futsal', 'Futsal', 'ฟุตซอล'],
  semifinal: ['Semi-final', 'Semifinal', '半决赛', 'Bán kết', 'Semifinal', 'รอบรองชนะเลิศ'],
  versus: ['v', '–', '–', '–', '–', '–'],
  result: ['Result', 'Resultado', '赛果', '1X2 châu Âu', 'Hasil', 'ผลการแข่งขัน'],
  winner: ['Winner', 'Ganador', '获胜方', 'Thắng trận', 'Pemenang', 'ผู้ชนะ'],
  totals: ['Total', 'Total', '大小', 'Tài/Xỉu', 'Total', 'สูง/ต่ำ'],
  handicap: ['Handicap', 'Hándicap', '让分', 'Kèo chấp', 'Handicap', 'แฮนดิแคป'],
  both: ['Both teams score', 'Ambos marcan', '双方进球', 'Hai đội ghi bàn', 'Kedua tim mencetak gol', 'ทั้งสองทีมทำประตู'],
  sets: ['Total of sets', 'Total de sets', '总盘数', 'Tổng số set', 'Total set', 'จำนวนเซตรวม'],
  set: [
    'Winner of set {line}',
    'Ganador del set {line}',
    '第 {line} 盘获胜方',
    'Thắng set {line}',
    'Pemenang set {line}',
    'ผู้ชนะเซต {line}',
  ],
  draw: ['Draw', 'Empate', '平局', 'Hòa', 'Seri', 'เสมอ'],
  over: ['Over {line}', 'Más de {line}', '大于 {line}', 'Tài {line}', 'Di atas {line}', 'สูงกว่า {line}'],
  under: ['Under {line}', 'Menos de {line}', '小于 {line}', 'Xỉu {line}', 'Di bawah {line}', 'ต่ำกว่า {line}'],
  yes: ['Yes', 'Sí', '是', 'Có', 'Ya', 'ใช่'],
  no: ['No', 'No', '否', 'Không', 'Tidak', 'ไม่ใช่'],
}

const column = (at: number): Record<string, string> =>
  Object.fromEntries(Object.entries(TABLE).map(([key, row]) => [key, row[at] ?? '']))
const [en, es, zh, vi, id, th] = FAMILIES.map((_, at) => column(at))

const WORDS = withRegions<Readonly<Record<string, string>>>({
  en: en ?? {},
  es: es ?? {},
  'zh-Hans': zh ?? {},
  vi: vi ?? {},
  id: id ?? {},
  th: th ?? {},
  'es-AR': { basketball: 'Básquet', volleyball: 'Vóley', handball: 'Handball' },
})

/** Where a comma stands before the decimals. */
const WITH_COMMA: readonly string[] = ['es', 'es-AR', 'vi', 'id']

/** A line such as `2.5` as it is written in a language. */
export const lineIn = (language: ContentLanguage, line: string): string =>
  WITH_COMMA.includes(language) ? line.replace('.', ',') : line

/** A word in a language, with its line filled in. */
export const sportsWord = (language: ContentLanguage, key: string, line = ''): string =>
  (WORDS[language][key] ?? key).replace('{line}', lineIn(language, line))
