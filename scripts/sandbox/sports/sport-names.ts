/** Who plays, and in what: teams, players and leagues with invented names, computed and never kept. */
import type { SportKind } from './sport-kinds.ts'
import { numberOf } from '../seeds/random.ts'

const names = (text: string): string[] => text.split(', ')

const PLACES = names(
  'Ombú Alto, Llano Bermejo, Chajá Grande, Ceibal Viejo, Jagüel Hondo, Luz Mala, Tacuaral Norte, Pampero Azul, Caldén Seco, Fortín Quemado, Boyera Chica, Laguna Parda, Piedra Movida, Arroyo Tuerto, Monte Cobrizo, Sierra Callada, Puente Torcido, Molino Ciego, Cañada Larga, Vado Hondo, Espinillo, Tala Corta, Ñandubay, Guayabal Bajo, Salina Dulce, Médano Alto, Isla Ventura, Barranca Roja, Cerro Trueno, Totora Vieja, Sauce Blanco, Lapacho Rey, Yatay Chico, Timbó Grande, Urunday, Quebracho Sur, Viento Norte, Faro Perdido, Bahía Quieta, Puerto Niebla, Cumbre Fría, Valle Oblicuo, Rosal Bravo, Almenara Baja, Trigal Nuevo, Alcón Negro, Estribo, Cuatro Aguas, Tres Lomas Frías, Paso Incierto, Aguaribay, Colina Sorda, Delta Menor',
)
const SURNAMES = names(
  'Ibarlucea, Quirogüe, Montalbar, Sarrondo, Velkova, Achterman, Brisuela, Castañel, Duvarenne, Echazarra, Fiorvanti, Galtieros, Hennigar, Iturbal, Jorvik, Kessandra, Lundmarken, Morvane, Nakagura, Oquendal, Pavlenka, Quillarte, Rasmunde, Solverin, Tarkowa, Undaz, Vasilenka, Wesselink, Xarriot, Yamashiro-Vey, Zubirán, Almazor, Belgrani, Corvalis, Drozdek, Estévanez, Faldurre, Grunvald, Holmgard, Ivarsen, Jalisay, Krastevo, Lomberg, Marquezan, Norrgard, Ostrovan, Perelló-Vey, Rindahl, Sandoyal, Tovarin, Ugartel, Vintergard, Zaldumbe',
)
const FORMS: Readonly<Record<string, readonly string[]>> = {
  football: names('{} FC, Deportivo {}, Atlético {}, Unión {}, Sportivo {}, Juventud {}'),
  futsal: names('{} Futsal, Sala {}, Futsal {}'),
  basketball: names('{} BC, Básquet {}, Boyeros de {}'),
  'ice-hockey': names('{} Wolves, {} Blades, {} Frost'),
  'american-football': names('{} Bulls, {} Raiders, {} Condors'),
  baseball: names('{} Mets del Sur, Leones de {}, {} Nine'),
}
const CLUB = names('{} Club, Club {}, {} XV, Centro {}')

const LEAGUES: Readonly<Record<string, readonly string[]>> = {
  football: names(
    'Copa Cortadera, Liga del Llano, Primera Austral, Gran Llano, Copa Tres Ríos, Segunda Austral, Liga de la Bahía, Torneo Quebracho, Copa del Faro, Liga Norteña, Liga Juvenil del Llano, Copa Amistad',
  ),
  basketball: names('Liga Gran Llano, Básquet Austral, Copa de las Sierras, Liga Portuaria, Torneo Litoral'),
  tennis: names('Abierto de la Sierra, Abierto del Puerto, Torneo Arcilla Real, Copa Jacarandá, Desafío del Lago'),
  volleyball: names('Liga Voley Austral, Copa Médano, Voley del Litoral, Superliga Ceibo'),
  baseball: names('Liga del Diamante, Béisbol Austral, Serie del Golfo, Copa Bate'),
  'ice-hockey': names('Liga Escarcha, Northern Ice League, Copa Glaciar, Liga del Fiordo'),
  handball: names('Liga Balonmano Sur, Copa Siete Metros, Handball del Norte, Torneo Arena'),
  rugby: names('Torneo del Ombú, Copa Scrum Austral, Liga XV, Seis Provincias'),
  'american-football': names('Liga Cóndor, Gridiron Sur, Copa Yarda, Liga Andina'),
  'table-tennis': names('Liga Mesa Chica, Copa Efecto, Setka del Sur, Torneo Diario'),
  badminton: names('Abierto Volante, Copa Pluma, Serie del Mar, Liga Ráfaga'),
  futsal: names('Liga Sala Austral, Copa Cinco, Futsal del Llano, Torneo Nocturno'),
}

/** How many play in a league. */
const TEAMS = 16

export interface SeedLeague {
  readonly id: string
  readonly name: string
  readonly rank: number
}

export interface SeedTeam {
  readonly id: string
  readonly name: string
}

const made = new Map<string, readonly SeedLeague[]>()

/** A sport's leagues, the first one first; their ids tell the sport. */
export function leaguesOf({ code }: Pick<SportKind, 'code'>): readonly SeedLeague[] {
  const known = made.get(code)
  if (known) return known
  const leagues = (LEAGUES[code] ?? []).map((name, at) => ({ id: `${code}-${at + 1}`, name, rank: at + 1 }))
  made.set(code, leagues)
  return leagues
}

const squads = new Map<string, readonly SeedTeam[]>()

/** Who plays in a league. */
export function teamsIn(
  { code, players }: Pick<SportKind, 'code' | 'players'>,
  { id }: SeedLeague,
): readonly SeedTeam[] {
  const known = squads.get(id)
  if (known) return known
  const pool = players ? SURNAMES : PLACES
  const forms = FORMS[code] ?? CLUB
  const first = numberOf(id)
  const teams = Array.from({ length: TEAMS }, (_, at) => {
    // The pools are as long as a prime, so that no step meets a place twice.
    const name = pool[(first + at * 7) % pool.length] ?? ''
    const initial = String.fromCodePoint(65 + (((first >>> 4) + at * 5) % 26))
    const form = forms[at % forms.length] ?? '{}'
    return { id: `${id}-t${at + 1}`, name: players ? `${initial}. ${name}` : form.replace('{}', name) }
  })
  squads.set(id, teams)
  return teams
}
