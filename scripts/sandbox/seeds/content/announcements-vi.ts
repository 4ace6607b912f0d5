/** Announcements in Vietnamese. */
import type { AnnouncementTexts } from './announcement-plans.ts'

export const announcementTexts: AnnouncementTexts = {
  'welcome-banner': [
    'Chào mừng bạn đến với {name}',
    '<p>Xổ số, nổ hũ, casino trực tuyến và thể thao ở cùng một nơi, trên mọi thiết bị của bạn.</p>',
  ],
  'live-banner': ['Bàn chơi trực tiếp ngày và đêm', '<p>Hơn ba trăm bàn với người chia bài am hiểu từng ván.</p>'],
  'weekend-banner': ['Lịch đấu cuối tuần', '<p>Mọi trận đấu cuối tuần với tỷ lệ cược từ ba nhà cung cấp thể thao.</p>'],
  'draws-banner': [
    'Sắp đến giờ quay số',
    '<p>Đài ba miền và xổ số nhanh: mỗi đài một đồng hồ, có kết quả là hiện ngay.</p>',
  ],
  'slots-banner': [
    'Chín nghìn trò nổ hũ',
    '<p>Phần lớn cho chơi thử miễn phí, để bạn hiểu trò chơi trước khi đặt cược.</p>',
  ],
  'app-banner': ['{name} trong túi bạn', '<p>Một ứng dụng cho iOS và Android, thêm bản nhẹ cho máy đời cũ.</p>'],
  'new-start': [
    'Lần đầu ghé thăm? Ba điều nên biết',
    '<p>Chỉ mất năm phút để bắt đầu thật tốt:</p><ol><li><strong>Xem qua một vòng.</strong> Bạn có thể xem mọi sảnh mà chưa cần tài khoản.</li><li><strong>Đăng ký bằng thông tin của chính bạn.</strong> Thông tin phải khớp với tài khoản dùng để rút tiền.</li><li><strong>Đặt hạn mức trước.</strong> Xác định số tiền bạn chấp nhận mất; chăm sóc khách hàng sẽ đặt giúp bạn.</li></ol><p>Những câu hỏi khác đã có trong trung tâm trợ giúp.</p>',
  ],
  'welcome-back': [
    'Tuần này tại {name}',
    '<p>Rất vui được gặp lại bạn. Tuần này có mười hai trò nổ hũ mới, thêm hai bàn roulette và <em>cuộc đua nổ hũ</em> với quỹ thưởng chung.</p><p>Những phần thưởng bạn có thể nhận nằm trong trung tâm thưởng.</p>',
  ],
  limits: [
    'Hạn mức của bạn, cuộc chơi của bạn',
    '<p>Chơi chỉ vui khi bạn còn làm chủ. Hãy yêu cầu chăm sóc khách hàng giới hạn tiền nạp, tiền thua hoặc thời gian chơi, hoặc tạm nghỉ bất cứ lúc nào.</p><ul><li><strong>Giảm</strong> hạn mức: có hiệu lực ngay.</li><li><strong>Tăng</strong> hạn mức: có hiệu lực sau 24 giờ.</li></ul><p>Chỉ dành cho người trưởng thành. Khi không còn thấy vui, hãy nói với chúng tôi: chăm sóc khách hàng luôn có mặt.</p>',
  ],
  'first-steps': [
    'Những bước đầu tiên',
    '<p>Cảm ơn bạn đã tham gia {name}. Trước lần nạp tiền đầu tiên:</p><ol><li>Kiểm tra email trong <strong>{{My account}}</strong>.</li><li>Chọn mật khẩu bạn chưa dùng ở nơi nào khác.</li><li>Xác định số tiền bạn chấp nhận mất, và đặt nó làm hạn mức.</li></ol>',
  ],
  'weekly-cashback': [
    'Hoàn trả nổ hũ hằng tuần',
    '<p>Mỗi thứ Hai, 5% số tiền thua ròng ở nổ hũ của tuần trước trở về ví của bạn.</p><table><thead><tr><th>Thua ròng</th><th>Hoàn trả</th></tr></thead><tbody><tr><td>từ {money:100}</td><td>5%</td></tr><tr><td>từ {money:5000}</td><td>6%</td></tr></tbody></table><p>Cộng trước 12 giờ trưa, không yêu cầu vòng cược. Cược bằng tiền thưởng không được tính.</p>',
  ],
  'slot-race': [
    'Đua nổ hũ: hai mươi hạng cùng chia quỹ thưởng',
    '<p>Tích điểm ở các trò có đánh dấu, từ 00:00 thứ Năm đến 23:59 Chủ nhật. Mỗi đơn vị thắng được một điểm, bất kể mức cược.</p><p>Bảng xếp hạng cập nhật năm phút một lần. Thưởng được cộng vào thứ Hai.</p>',
  ],
  friends: [
    'Mời bạn cùng chơi',
    '<p>Chia sẻ mã của bạn trong mục <strong>{{Invite friends}}</strong>. Khi người bạn mời đã xác minh tài khoản và chơi được một tuần, cả hai cùng nhận thưởng.</p><p>Mỗi hộ gia đình một phần thưởng. Người được mời phải đủ tuổi trưởng thành.</p>',
  ],
  'vip-month': [
    'Tháng VIP: có người chăm sóc riêng',
    '<p>Từ hạng năm trở lên, nhân viên riêng trả lời trong hai phút, lệnh rút được ưu tiên, và ngày sinh của bạn không bị lãng quên.</p><p>Hạng hiện tại và phần còn thiếu để lên hạng nằm trong khu vực VIP.</p>',
  ],
  'welcome-offer': [
    'Ưu đãi chào mừng: nhân đôi lần nạp đầu',
    '<p>Lần nạp đầu tiên được nhân đôi, tối đa {money:500}. Tiền thưởng cần đạt <strong>12 vòng cược</strong> ở nổ hũ trong 30 ngày.</p><p>Bạn có thể từ chối và rút tiền bất cứ lúc nào. Điều khoản đầy đủ nằm trong mục khuyến mãi.</p>',
  ],
  'maintenance-night': [
    'Bảo trì ngắn vào đêm thứ Tư',
    '<p>Ví được bảo trì vào thứ Tư từ 04:00 đến 04:30 (UTC). Trò chơi vẫn mở; nạp và rút chờ đến khi xong.</p>',
  ],
  'support-hours': [
    'Luôn có người hỗ trợ',
    '<p>Trò chuyện trực tuyến hoạt động cả ngày lẫn đêm, bằng tiếng Việt từ 08:00 đến 24:00. Hãy chuẩn bị tên đăng nhập, và đừng nói mật khẩu cho bất kỳ ai.</p>',
  ],
  'new-tables': [
    'Bốn bàn baccarat mới',
    '<p>Hôm nay mở hai phòng baccarat nhanh và hai phòng nặn bài. Mức cược từ {money:1} đến {money:20000}.</p>',
  ],
  'withdrawal-times': [
    'Thời gian rút tiền hiện nay',
    '<p>Hầu hết lệnh rút được chi trả trong 30 phút. Ngân hàng có thể mất thêm tối đa một ngày làm việc; cuối tuần và ngày lễ lâu hơn.</p><ul><li>Ví điện tử: vài phút</li><li>Chuyển khoản ngân hàng: trong ngày hoặc ngày làm việc kế tiếp</li></ul>',
  ],
  'verify-account': [
    'Vui lòng xác minh tài khoản',
    '<p>Pháp luật yêu cầu chúng tôi biết ai đang chơi. Bộ phận chăm sóc khách hàng sẽ cho bạn biết cần gửi giấy tờ nào và duyệt trong một ngày.</p><p>Lệnh rút trên {money:1000} cần tài khoản đã xác minh.</p>',
  ],
  'safe-password': [
    'Mật khẩu tốt hơn trong một phút',
    '<p>Dùng bốn từ không liên quan nhau và một con số. Đừng dùng lại mật khẩu của trang khác. Chúng tôi không bao giờ hỏi mật khẩu, dù qua trò chuyện hay điện thoại.</p>',
  ],
  'false-mails': [
    'Cảnh giác với email giả mạo',
    '<p>Một số người chơi nhận được thư giả danh {name} và hứa trao thưởng. Chúng tôi không bao giờ yêu cầu trả tiền để nhận thưởng.</p><p>Đừng mở liên kết trong những thư đó. Hãy tự gõ địa chỉ của chúng tôi và báo cho chăm sóc khách hàng.</p>',
  ],
  'app-update': [
    'Ứng dụng 4.2: sảnh mở nhanh hơn',
    '<p>Phiên bản mới mở sảnh nhanh gấp đôi và nhớ bộ lọc của bạn. Ứng dụng tự cập nhật; bạn cũng có thể tải từ trang tải ứng dụng.</p>',
  ],
  'draw-calendar': [
    'Lịch quay số dịp lễ',
    '<p>Vào ngày lễ, kỳ quay buổi tối chuyển sang 21:30. Xổ số nhanh vẫn quay ba phút một kỳ như thường lệ.</p>',
  ],
  'rule-change': [
    'Thay đổi điều khoản chung',
    '<p>Từ ngày đầu tháng tới, mục 7.3 nói rõ hơn khi nào một vé cược bị hủy. Bản tóm tắt và toàn văn nằm ở trang điều khoản chung.</p>',
  ],
  'new-slots': [
    'Mười hai trò nổ hũ mới trong tháng',
    '<p>Từ biển sâu đến vũ trụ: mười hai trò của năm hãng, chín trò cho chơi thử miễn phí. Tìm trong mục <strong>{{New}}</strong>.</p>',
  ],
  'time-out': [
    'Tạm nghỉ thật dễ dàng',
    '<p>Hãy cho bộ phận chăm sóc khách hàng biết bạn muốn nghỉ bao lâu, từ một ngày đến sáu tuần. Trong thời gian đó bạn vẫn rút tiền được, nhưng không nạp và không chơi, và chúng tôi không gửi khuyến mãi.</p>',
  ],
}
