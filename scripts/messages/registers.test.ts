import { expect, test } from 'vitest'
import { checkRegister } from './registers.ts'

const check = (catalogue: string, translation: string) =>
  checkRegister(catalogue, `${catalogue}.po`, `msgid "x"\nmsgstr "${translation}"\n`)

test.each([
  ['en', 'Choose a vendor'],
  ['es', 'Hola, usted tiene saldo'],
  ['es', 'Ingrese su monto'],
  ['es', 'Elegí un juego'],
  ['es', 'Bienvenido de nuevo'],
  ['es-AR', 'Ya puedes jugar'],
  ['vi', 'Mời quý khách vào'],
  ['th', 'ขอบคุณครับ'],
  ['th', 'เรียนท่านสมาชิก'],
  ['th', 'กรุณารอสักครู่'],
  ['th', 'ใช่คุณหรือไม่?'],
  ['id', 'Saldo kamu'],
  ['id', 'Saldo anda'],
  ['zh-Hans', '你的余额'],
  ['zh-Hans', '请稍后再试, 谢谢'],
])('%s does not say %j', (catalogue, translation) => {
  expect(check(catalogue, translation)).toEqual([
    expect.objectContaining({ file: `${catalogue}.po`, line: 2, suggestion: expect.stringContaining('glossary.md') }),
  ])
})

test.each([
  ['es', 'Su equipo ingresa: elige tu monto. Te damos la bienvenida.'],
  ['es-AR', 'Elegí tu monto: vos podés'],
  ['vi', 'Vui lòng nhập email của bạn'],
  ['th', 'เท่านั้น คะแนนของคุณ โปรดรอสักครู่'],
  ['id', 'Silakan masuk ke akun Anda, lalu tandai'],
  ['zh-Hans', '您的余额：{much}，9:30 起可用'],
  ['ar-XB', 'vendor'],
])('%s may say %j', (catalogue, translation) => {
  expect(check(catalogue, translation)).toEqual([])
})
