/** Players, who come from anywhere and play everywhere. */
import { names } from './naming.ts'

export const SURNAMES = names(
  'Ibarlucea, Quirogüe, Montalbar, Sarrondo, Velkova, Achterman, Brisuela, Castañel, Duvarenne, Echazarra, Fiorvanti, Galtieros, Hennigar, Iturbal, Jorvik, Kessandra, Lundmarken, Morvane, Nakagura, Oquendal, Pavlenka, Quillarte, Rasmunde, Solverin, Tarkowa, Undaz, Vasilenka, Wesselink, Xarriot, Yamashiro-Vey, Zubirán, Almazor, Belgrani, Corvalis, Drozdek, Estévanez, Faldurre, Grunvald, Holmgard, Ivarsen, Jalisay, Krastevo, Lomberg, Marquezan, Norrgard, Ostrovan, Perelló-Vey, Rindahl, Sandoyal, Tovarin, Ugartel, Vintergard, Zaldumbe',
)
