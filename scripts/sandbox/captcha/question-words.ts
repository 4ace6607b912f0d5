/** Words that everybody can sort, by language and kind. No word belongs to two kinds of its language. */
import { withRegions } from '../site/merchant.ts'

export interface QuestionWords {
  /** The question about a kind, with `{kind}` and `{words}`. */
  readonly ask: string
  /** Between two words of the list. */
  readonly comma: string
  /** A word for "and", which an answer may hold. */
  readonly and: string
  /** What each kind is called in the question, and ten of it, apart by `|`. */
  readonly kinds: Readonly<Record<string, string>>
}

export const QUESTION_WORDS = withRegions<QuestionWords>({
  en: {
    ask: 'Two of these words name {kind}: {words}. Which two?',
    comma: ', ',
    and: 'and',
    kinds: {
      animals: 'horse|rabbit|tiger|monkey|elephant|goat|camel|dolphin|wolf|donkey',
      fruit: 'banana|grape|mango|cherry|pineapple|lemon|strawberry|papaya|melon|pear',
      colours: 'red|green|blue|yellow|purple|black|white|brown|pink|grey',
      'parts of the body': 'hand|foot|nose|elbow|shoulder|knee|finger|ear|mouth|neck',
      clothes: 'shirt|trousers|hat|sock|skirt|glove|scarf|belt|jacket|shoe',
      furniture: 'table|chair|bed|sofa|shelf|wardrobe|desk|bench|stool|cupboard',
      'ways to travel': 'train|boat|bicycle|bus|aeroplane|lorry|taxi|tram|ferry|motorbike',
      weather: 'rain|snow|wind|fog|thunder|storm|hail|cloud|frost|lightning',
    },
  },
  es: {
    ask: 'Dos de estas palabras nombran {kind}: {words}. ¿Cuáles son?',
    comma: ', ',
    and: 'y',
    kinds: {
      animales: 'caballo|conejo|tigre|mono|elefante|cabra|camello|delfín|lobo|burro',
      frutas: 'plátano|uva|mango|cereza|piña|limón|fresa|papaya|melón|pera',
      colores: 'rojo|verde|azul|amarillo|morado|negro|blanco|marrón|gris|celeste',
      'partes del cuerpo': 'mano|pie|nariz|codo|hombro|rodilla|dedo|oreja|boca|cuello',
      ropa: 'camisa|pantalón|sombrero|calcetín|falda|guante|bufanda|cinturón|chaqueta|zapato',
      muebles: 'mesa|silla|cama|sofá|estante|armario|escritorio|banco|taburete|cómoda',
      'medios de transporte': 'tren|barco|bicicleta|autobús|avión|camión|taxi|tranvía|lancha|moto',
      'fenómenos del tiempo': 'lluvia|nieve|viento|niebla|trueno|tormenta|granizo|nube|helada|relámpago',
    },
  },
  'zh-Hans': {
    ask: '下面哪两个词是{kind}：{words}？',
    comma: '、',
    and: '和',
    kinds: {
      动物: '马|兔子|老虎|猴子|大象|山羊|骆驼|海豚|狼|驴',
      水果: '香蕉|葡萄|芒果|樱桃|菠萝|柠檬|草莓|木瓜|西瓜|梨',
      颜色: '红色|绿色|蓝色|黄色|紫色|黑色|白色|棕色|粉色|灰色',
      身体部位: '手|脚|鼻子|手肘|肩膀|膝盖|手指|耳朵|嘴巴|脖子',
      衣物: '衬衫|裤子|帽子|袜子|裙子|手套|围巾|腰带|外套|鞋子',
      家具: '桌子|椅子|床|沙发|书架|衣柜|书桌|长凳|凳子|橱柜',
      交通工具: '火车|轮船|自行车|公交车|飞机|卡车|出租车|电车|渡轮|摩托车',
      天气现象: '雨|雪|风|雾|雷|暴风|冰雹|云|霜|闪电',
    },
  },
  vi: {
    ask: 'Hai từ nào sau đây chỉ {kind}: {words}?',
    comma: ', ',
    and: 'và',
    kinds: {
      'con vật': 'ngựa|thỏ|hổ|khỉ|voi|dê|lạc đà|cá heo|chó sói|lừa',
      'trái cây': 'chuối|nho|xoài|sầu riêng|dứa|chanh|dâu tây|đu đủ|dưa hấu|lê',
      'màu sắc': 'đỏ|xanh lá|xanh dương|vàng|tím|đen|trắng|nâu|hồng|xám',
      'bộ phận cơ thể': 'bàn tay|bàn chân|mũi|khuỷu tay|vai|đầu gối|ngón tay|tai|miệng|cổ',
      'quần áo': 'áo sơ mi|quần dài|mũ|tất|váy|găng tay|khăn quàng|thắt lưng|áo khoác|giày',
      'đồ nội thất': 'bàn|ghế|giường|sofa|kệ sách|tủ quần áo|bàn làm việc|ghế dài|ghế đẩu|tủ bếp',
      'phương tiện đi lại': 'tàu hỏa|thuyền|xe đạp|xe buýt|máy bay|xe tải|taxi|tàu điện|phà|xe máy',
      'hiện tượng thời tiết': 'mưa|tuyết|gió|sương mù|sấm|bão|mưa đá|mây|sương giá|chớp',
    },
  },
  id: {
    ask: 'Dua kata mana yang merupakan {kind}: {words}?',
    comma: ', ',
    and: 'dan',
    kinds: {
      hewan: 'kuda|kelinci|harimau|monyet|gajah|kambing|unta|lumba-lumba|serigala|keledai',
      buah: 'pisang|anggur|mangga|ceri|nanas|jeruk|stroberi|pepaya|semangka|pir',
      warna: 'merah|hijau|biru|kuning|ungu|hitam|putih|cokelat|merah muda|abu-abu',
      'bagian tubuh': 'tangan|kaki|hidung|siku|bahu|lutut|jari|telinga|mulut|leher',
      pakaian: 'kemeja|celana|topi|kaus kaki|rok|sarung tangan|syal|ikat pinggang|jaket|sepatu',
      'perabot rumah': 'meja|kursi|tempat tidur|sofa|rak buku|lemari pakaian|meja tulis|bangku|laci|lemari dapur',
      'alat transportasi': 'kereta|perahu|sepeda|bus|pesawat|truk|taksi|trem|feri|sepeda motor',
      'gejala cuaca': 'hujan|salju|angin|kabut|guntur|badai|hujan es|awan|embun beku|kilat',
    },
  },
  th: {
    ask: 'คำสองคำใดต่อไปนี้เป็น{kind}: {words}',
    comma: ', ',
    and: 'และ',
    kinds: {
      สัตว์: 'ม้า|กระต่าย|เสือ|ลิง|ช้าง|แพะ|อูฐ|โลมา|หมาป่า|ลา',
      ผลไม้: 'กล้วย|องุ่น|มะม่วง|เชอร์รี่|สับปะรด|มะนาว|ทุเรียน|มะละกอ|แตงโม|มังคุด',
      สี: 'แดง|เขียว|น้ำเงิน|เหลือง|ม่วง|ดำ|ขาว|แสด|ชมพู|เทา',
      อวัยวะของร่างกาย: 'มือ|เท้า|จมูก|ข้อศอก|ไหล่|หัวเข่า|นิ้ว|หู|ปาก|คอ',
      เครื่องแต่งกาย: 'เสื้อเชิ้ต|กางเกง|หมวก|ถุงเท้า|กระโปรง|ถุงมือ|ผ้าพันคอ|เข็มขัด|แจ็กเก็ต|รองเท้า',
      เฟอร์นิเจอร์: 'โต๊ะ|เก้าอี้|เตียง|โซฟา|ชั้นหนังสือ|ตู้เสื้อผ้า|โต๊ะทำงาน|ม้านั่ง|สตูล|ลิ้นชัก',
      ยานพาหนะ: 'รถไฟ|เรือ|จักรยาน|รถบัส|เครื่องบิน|รถบรรทุก|แท็กซี่|รถราง|เรือเฟอร์รี่|มอเตอร์ไซค์',
      ปรากฏการณ์ทางอากาศ: 'ฝน|หิมะ|ลม|หมอก|ฟ้าร้อง|พายุ|ลูกเห็บ|เมฆ|น้ำค้างแข็ง|ฟ้าผ่า',
    },
  },
})
