import type { GameRules } from './game-rules-texts.ts'

export const vi: GameRules = {
  played: {
    slot: [
      'Chọn mức cược rồi quay. Các biểu tượng giống nhau liền kề từ cột trái trả thưởng trên mỗi dòng.',
      'Biểu tượng thay thế dùng được cho mọi biểu tượng, trừ biểu tượng phân tán.',
      'Ba biểu tượng phân tán trở lên ở bất kỳ đâu mở vòng quay miễn phí với cùng mức cược.',
    ],
    table: [
      'Đặt chip khi bàn đang nhận cược. Cửa thắng được trả theo bảng của bàn.',
      'Khi đã ngừng nhận cược, không thể đặt thêm hay rút lại.',
      'Hòa thì hoàn tiền cược, trừ khi bàn ghi khác.',
    ],
    fish: [
      'Ngắm và bắn. Mỗi phát tốn một mức cược, bắt được cá thì nhận thưởng theo bội số.',
      'Cá càng lớn, thưởng càng cao và càng khó bắt.',
      'Phát bắn trượt thì mất.',
    ],
    cards: [
      'Bạn chơi với những người cùng bàn, không phải với nhà cái. Bài mạnh nhất thắng cả bàn.',
      'Nhà cái thu một phần nhỏ của mỗi ván.',
      'Ván bạn rời giữa chừng được giữ lại. Bạn chơi tiếp khi quay lại.',
    ],
    draw: [
      'Chọn số và cược cho kỳ quay tới. Kết quả được trả ngay sau khi quay.',
      'Nhận cược dừng ít lâu trước giờ quay; cược đến sau không được tính.',
      'Kỳ không quay được sẽ hủy và hoàn tiền cược.',
    ],
    coupon: [
      'Chọn kết quả và cược đơn hoặc cược xiên. Tỷ lệ tính theo lúc cược được nhận.',
      'Cược xiên phải đúng tất cả; các tỷ lệ được nhân với nhau.',
      'Sự kiện bị hủy thì hoàn tiền cược.',
    ],
    mini: ['Chọn mức cược và chơi. Có kết quả ngay.', 'Thưởng càng cao càng hiếm khi ra.'],
  },
  limits: 'Cược thấp nhất {min}, cao nhất {max}.',
  lines: 'Chơi trên {lines} dòng.',
  fair: 'Mọi kết quả đều ngẫu nhiên và có thể kiểm tra lại. Nếu có lỗi, vòng đó bị hủy và tiền cược được hoàn.',
}
