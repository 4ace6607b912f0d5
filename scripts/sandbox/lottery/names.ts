/** What lotteries and their groups are called, in each of the sandbox's languages. */
import type { ContentLanguage } from '../site/merchant.ts'
import type { Lottery } from './games.ts'

/** In the order en, es, zh-Hans, vi, id, th. */
type Names = readonly [en: string, es: string, zh: string, vi: string, id: string, th: string]

const AT: Readonly<Record<ContentLanguage, number>> = { en: 0, es: 1, 'es-AR': 1, 'zh-Hans': 2, vi: 3, id: 4, th: 5 }

const NAMES: Readonly<Record<string, Names>> = {
  PK10_75S: ['Rapid Race', 'Carrera relámpago', '极速赛车', 'Đua xe cực tốc', 'Balap Kilat', 'แข่งรถสายฟ้า'],
  PK10_3M: ['Ten Cars', 'Diez autos', '三分赛车', 'Đua xe 3 phút', 'Sepuluh Mobil', 'รถแข่งสิบคัน'],
  PK10_AIRSHIP: [
    'Lucky Airship',
    'Dirigible de la suerte',
    '幸运飞艇',
    'Phi thuyền may mắn',
    'Kapal Udara',
    'เรือเหาะนำโชค',
  ],
  SSC_1M: ['One-minute Five', 'Cinco al minuto', '一分时时彩', '5 số 1 phút', 'Lima Angka 1 Menit', 'ห้าตัวหนึ่งนาที'],
  SSC_3M: [
    'Three-minute Five',
    'Cinco en tres minutos',
    '三分时时彩',
    '5 số 3 phút',
    'Lima Angka 3 Menit',
    'ห้าตัวสามนาที',
  ],
  SSC_10M: [
    'Ten-minute Five',
    'Cinco en diez minutos',
    '十分时时彩',
    '5 số 10 phút',
    'Lima Angka 10 Menit',
    'ห้าตัวสิบนาที',
  ],
  '11X5_1M': ['Rapid Eleven', 'Once relámpago', '极速11选5', '11 chọn 5 cực tốc', 'Sebelas Kilat', 'สิบเอ็ดเลือกห้าสายฟ้า'],
  '11X5_5M': ['Five of Eleven', 'Cinco de once', '五分11选5', '11 chọn 5 · 5 phút', 'Lima dari Sebelas', 'สิบเอ็ดเลือกห้า'],
  '11X5_20M': [
    'Harbour Eleven',
    'Once del puerto',
    '海港11选5',
    '11 chọn 5 Hải Cảng',
    'Sebelas Pelabuhan',
    'สิบเอ็ดท่าเรือ',
  ],
  LF_3M: ['Lucky Farm', 'Granja de la suerte', '幸运农场', 'Nông trại may mắn', 'Ladang Mujur', 'ฟาร์มนำโชค'],
  LF_10M: ['Harvest Eight', 'Ocho de la cosecha', '快乐十分', 'Vui vẻ 10 phút', 'Panen Delapan', 'แปดเก็บเกี่ยว'],
  LHC_5M: ['Rapid Mark Six', 'Seis relámpago', '五分六合彩', 'Mark Six 5 phút', 'Mark Six 5 Menit', 'มาร์คซิกซ์ห้านาที'],
  LHC_EVENING: [
    'Evening Mark Six',
    'Seis de la noche',
    '每晚六合彩',
    'Mark Six buổi tối',
    'Mark Six Malam',
    'มาร์คซิกซ์ยามค่ำ',
  ],
  LHC_CLASSIC: [
    'Classic Mark Six',
    'Seis clásico',
    '经典六合彩',
    'Mark Six cổ điển',
    'Mark Six Klasik',
    'มาร์คซิกซ์คลาสสิก',
  ],
  K3_1M: ['One-minute Dice', 'Dados al minuto', '一分快三', 'Xúc xắc 1 phút', 'Dadu 1 Menit', 'ลูกเต๋าหนึ่งนาที'],
  K3_5M: ['Three Dice', 'Tres dados', '五分快三', 'Xúc xắc 5 phút', 'Tiga Dadu', 'ลูกเต๋าสามลูก'],
  PCB_90S: ['Lucky 28', 'Suerte 28', '幸运28', 'May mắn 28', 'Mujur 28', 'นำโชค 28'],
  PCB_3M: ['Coast 28', 'Costa 28', '海岸28', 'Bờ biển 28', 'Pesisir 28', 'ชายฝั่ง 28'],
  VN_QUICK_1M: ['Hanoi one minute', 'Hanói al minuto', '河内一分彩', 'Hà Nội 1 phút', 'Hanoi 1 Menit', 'ฮานอยหนึ่งนาที'],
  VN_QUICK_5M: [
    'Saigon five minutes',
    'Saigón en cinco minutos',
    '西贡五分彩',
    'Sài Gòn 5 phút',
    'Saigon 5 Menit',
    'ไซ่ง่อนห้านาที',
  ],
  VN_QUICK_15M: ['Hue quarter hour', 'Hué al cuarto de hora', '顺化一刻彩', 'Huế 15 phút', 'Hue 15 Menit', 'เว้สิบห้านาที'],
}

const GROUPS: Readonly<Record<string, Names>> = {
  PK10: ['Ten-car race', 'Carrera de diez', 'PK10', 'Đua xe PK10', 'Balap PK10', 'แข่งรถ PK10'],
  SSC: ['Five digits', 'Cinco cifras', '时时彩', 'Xổ số nhanh', 'Lima angka', 'ห้าตัวเลข'],
  '11X5': ['Five of eleven', 'Cinco de once', '11选5', '11 chọn 5', '11 pilih 5', '11 เลือก 5'],
  LF: ['Lucky farm', 'Granja de la suerte', '幸运农场', 'Nông trại may mắn', 'Ladang mujur', 'ฟาร์มนำโชค'],
  LHC: ['Mark Six', 'Seis marcas', '六合彩', 'Mark Six', 'Mark Six', 'มาร์คซิกซ์'],
  K3: ['Three dice', 'Tres dados', '快三', 'Xúc xắc', 'Tiga dadu', 'ลูกเต๋า'],
  PCB: ['Twenty-eight', 'Veintiocho', 'PC28', 'PC 28', 'PC 28', 'PC 28'],
  NORTH: ['North', 'Norte', '北部', 'Miền Bắc', 'Utara', 'ภาคเหนือ'],
  CENTRE: ['Centre', 'Centro', '中部', 'Miền Trung', 'Tengah', 'ภาคกลาง'],
  SOUTH: ['South', 'Sur', '南部', 'Miền Nam', 'Selatan', 'ภาคใต้'],
  VN: ['Vietnam lotteries', 'Loterías de Vietnam', '越南彩', 'Xổ số Việt Nam', 'Lotre Vietnam', 'หวยเวียดนาม'],
  QUICK: ['All day', 'Todo el día', '全天快开', 'Quay nhanh', 'Sepanjang hari', 'ออกทั้งวัน'],
}

function named(names: Readonly<Record<string, Names>>, key: string, family: ContentLanguage): string {
  const name = names[key]?.[AT[family]]
  if (name === undefined) throw new Error(`${key} has no name`)
  return name
}

/** A lottery's name; a province's is its own in every language. */
export const lotteryName = ({ code, place }: Lottery, family: ContentLanguage): string =>
  place ?? named(NAMES, code, family)

/** The name of a group of the lobby. */
export const groupName = (code: string, family: ContentLanguage): string => named(GROUPS, code, family)
