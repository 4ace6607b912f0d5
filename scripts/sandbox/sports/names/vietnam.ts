/** Vietnam: the sports that are played there in leagues of its own. */
import { names, type Naming } from './naming.ts'

export const VIETNAM: Naming = {
  places: names(
    'Sông Ngân, Núi Lam, Bến Trúc, Đồng Sen, Vịnh Ngọc, Cửa Biếc, Phố Hiên, Gò Tre, Hồ Bạc, Đảo Yến, Rừng Thông, Suối Mây, Đồi Chè, Cầu Vồng, Bãi Vàng, Chợ Nổi, Làng Gốm, Xóm Đình, Đầm Sương, Thác Đá, Kênh Xanh, Bến Đò, Trảng Cỏ, Lũng Hoa, Ghềnh Sóng, Mũi Gió, Hòn Trăng, Ruộng Mật, Vườn Dừa, Ao Cau, Đèo Gió, Thôn Đông, Phủ Tây, Bình Lạc, Long Vĩ, Minh Sa, Hà Liên, Tân Lộc, Phú Vân, Thanh Trà, Kim Ngư, Đại Vọng, Thạch Khê, Vĩnh Lam',
  ),
  forms: {
    football: names('{} FC, CLB {}, Thanh niên {}, Sao {}, Hợp Lực {}'),
    futsal: names('{} Futsal, Futsal {}, Trẻ {}'),
    basketball: names('{} BC, Bóng rổ {}, Rồng {}'),
    volleyball: names('Bóng chuyền {}, {} VC, Sóng {}'),
  },
  club: names('CLB {}, {} SC, Đội {}, Trẻ {}'),
  leagues: {
    football: names(
      'Giải Sen Vàng, Hạng Nhất Sen Vàng, Cúp Trúc Xanh, Giải Bắc Hà, Cúp Ba Sông, Hạng Nhì Sen Vàng, Giải Duyên Hải, Cúp Hoa Đăng, Cúp Hải Đăng, Giải Trung Du, Giải Trẻ Sen Vàng, Cúp Hữu Nghị',
    ),
    basketball: names('Giải Rổ Vàng, Bóng rổ Duyên Hải, Cúp Cao Nguyên, Giải Cảng, Cúp Đồng Bằng'),
    volleyball: names('Giải Chuyền Sen, Cúp Bãi Biển, Giải Ven Sông, Cúp Hoa Đào'),
    handball: names('Giải Ném Vàng, Cúp Bảy Mét, Bóng ném Miền Bắc, Cúp Nhà Thi Đấu'),
    futsal: names('Futsal Sen Vàng, Cúp Năm Người, Futsal Đồng Bằng, Giải Đêm'),
  },
}
