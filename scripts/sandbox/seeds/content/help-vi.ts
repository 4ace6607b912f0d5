/** Help articles in Vietnamese. */
import type { HelpTexts } from './help-topics.ts'

export const helpTexts: HelpTexts = {
  topics: {
    account: 'Tài khoản',
    deposits: 'Nạp tiền',
    withdrawals: 'Rút tiền',
    games: 'Trò chơi',
    bonuses: 'Tiền thưởng',
    'responsible-gaming': 'Chơi có trách nhiệm',
    technical: 'Hỗ trợ kỹ thuật',
  },
  articles: {
    'log-in': [
      'Tôi không đăng nhập được',
      '<p>Kiểm tra Caps Lock đã tắt và bạn nhập tên đăng nhập, không phải địa chỉ email.</p><p>Sau ba lần sai, chúng tôi yêu cầu nhập các chữ trong hình để bảo vệ tài khoản của bạn; mỗi giây có thể đổi hình một lần.</p>',
    ],
    'forgotten-password': [
      'Tôi quên mật khẩu',
      '<p>Chọn <strong>{{Forgot password?}}</strong> trong mẫu đăng nhập. Chúng tôi gửi liên kết đến email của tài khoản; liên kết có hiệu lực 30 phút.</p><p>Nếu không nhận được thư, hãy xem thư mục spam rồi liên hệ chăm sóc khách hàng.</p>',
    ],
    verify: [
      'Xác minh danh tính',
      '<ol><li>Nhắn cho bộ phận chăm sóc khách hàng rằng bạn muốn xác minh danh tính.</li><li>Gửi hai mặt giấy tờ tùy thân, ảnh màu và không bị cắt.</li><li>Chờ thông báo, thường trong cùng ngày.</li></ol>',
    ],
    'how-to-deposit': [
      'Cách nạp tiền',
      '<p>Mở <strong>{{Deposit}}</strong>, chọn phương thức và số tiền, rồi làm theo các bước của ngân hàng. Tiền vào ví của bạn trong vài phút.</p><p>Chỉ chuyển từ tài khoản đứng tên bạn.</p>',
    ],
    'deposit-missing': [
      'Tôi nạp tiền nhưng chưa nhận được',
      '<p>Trước hết hãy chờ 30 phút. Sau đó gửi mã giao dịch và ảnh biên lai cho chăm sóc khách hàng. Đừng chuyển lại cho đến khi chúng tôi trả lời.</p>',
    ],
    'how-to-withdraw': [
      'Cách rút tiền',
      '<p>Mở <strong>{{Withdraw}}</strong>, chọn tài khoản, nhập số tiền và mật khẩu rút tiền. Lần rút đầu tiên cần tài khoản đã xác minh.</p>',
    ],
    'withdrawal-refused': [
      'Vì sao lệnh rút tiền bị từ chối?',
      '<ul><li>Tài khoản ngân hàng không đứng tên bạn.</li><li>Còn tiền thưởng chưa đủ vòng cược.</li><li>Tài khoản của bạn chưa được xác minh.</li></ul><p>Tiền đã trở về ví của bạn, lý do nằm trong tin nhắn của bạn.</p>',
    ],
    'game-stuck': [
      'Trò chơi dừng giữa ván',
      '<p>Kết quả mỗi ván do máy chủ quyết định. Hãy mở lại trò chơi: ván sẽ tiếp tục, hoặc kết quả hiện trong lịch sử cược của bạn.</p>',
    ],
    'void-bets': [
      'Khi nào cược bị hủy?',
      '<p>Khi sự kiện bị hủy hoặc không kết thúc trong thời gian theo luật, tiền cược được hoàn lại. Mỗi môn có luật riêng, hiển thị bên cạnh kèo.</p>',
    ],
    'free-trial': [
      'Chơi thử miễn phí',
      '<p>Trò chơi có nhãn <strong>{{Try free}}</strong> dùng tiền ảo. Không thắng cũng không thua tiền thật, và tỷ lệ giống như trò chơi thật.</p>',
    ],
    wagering: [
      'Vòng cược là gì?',
      '<p>Là số lần phải đặt cược tiền thưởng trước khi rút. Tiền thưởng {money:100} với 12 vòng nghĩa là tổng cược {money:1200}. Bạn có thể hủy tiền thưởng bất cứ lúc nào.</p>',
    ],
    cashback: [
      'Cách tính hoàn trả',
      '<p>Số tiền thua ròng trong tuần nhân với tỷ lệ theo cấp bậc của bạn. Hoàn trả vào thứ Hai và có thể rút ngay.</p>',
    ],
    'set-limits': [
      'Đặt hạn mức của tôi',
      '<p>Hãy yêu cầu chăm sóc khách hàng giới hạn tiền nạp, tiền thua hoặc thời gian theo ngày, tuần hoặc tháng. Hạn mức thấp hơn có hiệu lực ngay, hạn mức cao hơn sau 24 giờ.</p><p>Hạn mức tốt là số tiền mà mất đi cũng không ảnh hưởng đến bạn.</p>',
    ],
    'take-a-break': [
      'Tạm nghỉ hoặc đóng tài khoản',
      '<p>Bạn có thể tạm nghỉ từ một ngày đến sáu tuần. Tự loại trừ kéo dài sáu tháng trở lên và không thể gỡ sớm. Số dư được chi trả khi bạn yêu cầu.</p>',
    ],
    'warning-signs': [
      'Khi chơi không còn vui',
      '<ul><li>Bạn chơi để gỡ tiền đã thua.</li><li>Bạn chơi bằng tiền thuê nhà hoặc tiền ăn.</li><li>Bạn giấu người khác mình chơi bao nhiêu.</li></ul><p>Nếu có một điều đúng, hôm nay hãy dừng lại và nói chuyện với ai đó: bạn bè, chăm sóc khách hàng của chúng tôi, hoặc đường dây trợ giúp miễn phí ở nước bạn. Mọi trao đổi đều được giữ kín.</p>',
    ],
    'protect-children': [
      'Giữ trẻ em tránh xa cá cược',
      '<p>{name} dành cho người từ 18 tuổi trở lên. Hãy đăng xuất trên thiết bị dùng chung, không lưu mật khẩu ở đó và dùng tính năng kiểm soát của phụ huynh.</p>',
    ],
    'slow-page': [
      'Trang tải chậm',
      '<p>Đóng các thẻ và lượt tải khác, rồi chuyển từ dữ liệu di động sang Wi-Fi hoặc ngược lại. Nếu vẫn chậm, hãy gửi góp ý kèm tên trang và thời gian.</p>',
    ],
    'install-app': [
      'Cài đặt ứng dụng',
      '<ol><li>Mở trang <strong>{{Download the app}}</strong> trên điện thoại, hoặc quét mã QR.</li><li>Cho phép cài đặt khi điện thoại hỏi.</li><li>Đăng nhập bằng tên đăng nhập thường dùng của bạn.</li></ol>',
    ],
  },
}
