/** Vietnam's provinces that hold a lottery, and on which days of the week (0 is Sunday). */

export type Region = 'NORTH' | 'CENTRE' | 'SOUTH'

export interface Province {
  readonly code: string
  readonly region: Region
  readonly place: string
  readonly weekdays: readonly number[]
}

const region =
  (name: Region) =>
  (code: string, place: string, ...weekdays: number[]): Province => ({ code, region: name, place, weekdays })
const north = region('NORTH')
const centre = region('CENTRE')
const south = region('SOUTH')

export const PROVINCES: readonly Province[] = [
  north('HANOI', 'Hà Nội', 1, 4),
  north('QUANGNINH', 'Quảng Ninh', 2),
  north('BACNINH', 'Bắc Ninh', 3),
  north('HAIPHONG', 'Hải Phòng', 5),
  north('NAMDINH', 'Nam Định', 6),
  north('THAIBINH', 'Thái Bình', 0),
  centre('HUE', 'Huế', 1, 0),
  centre('PHUYEN', 'Phú Yên', 1),
  centre('DAKLAK', 'Đắk Lắk', 2),
  centre('QUANGNAM', 'Quảng Nam', 2),
  centre('DANANG', 'Đà Nẵng', 3, 6),
  centre('KHANHHOA', 'Khánh Hòa', 3, 0),
  centre('BINHDINH', 'Bình Định', 4),
  centre('QUANGTRI', 'Quảng Trị', 4),
  centre('GIALAI', 'Gia Lai', 5),
  centre('QUANGNGAI', 'Quảng Ngãi', 6),
  south('HCM', 'TP. Hồ Chí Minh', 1, 6),
  south('DONGTHAP', 'Đồng Tháp', 1),
  south('BENTRE', 'Bến Tre', 2),
  south('VUNGTAU', 'Vũng Tàu', 2),
  south('CANTHO', 'Cần Thơ', 3),
  south('DONGNAI', 'Đồng Nai', 3),
  south('TAYNINH', 'Tây Ninh', 4),
  south('ANGIANG', 'An Giang', 4),
  south('VINHLONG', 'Vĩnh Long', 5),
  south('BINHDUONG', 'Bình Dương', 5),
  south('LONGAN', 'Long An', 6),
  south('TIENGIANG', 'Tiền Giang', 0),
  south('DALAT', 'Đà Lạt', 0),
]
