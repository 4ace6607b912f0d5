/** The Río de la Plata. */
import { names, type Naming } from './naming.ts'

export const PLATA: Naming = {
  places: names(
    'Ombú Alto, Llano Bermejo, Chajá Grande, Ceibal Viejo, Jagüel Hondo, Luz Mala, Tacuaral Norte, Pampero Azul, Caldén Seco, Fortín Quemado, Boyera Chica, Laguna Parda, Piedra Movida, Arroyo Tuerto, Monte Cobrizo, Sierra Callada, Puente Torcido, Molino Ciego, Cañada Larga, Vado Hondo, Espinillo, Tala Corta, Ñandubay, Guayabal Bajo, Salina Dulce, Médano Alto, Isla Ventura, Barranca Roja, Cerro Trueno, Totora Vieja, Sauce Blanco, Lapacho Rey, Yatay Chico, Timbó Grande, Urunday, Quebracho Sur, Viento Norte, Faro Perdido, Bahía Quieta, Puerto Niebla, Cumbre Fría, Valle Oblicuo, Rosal Bravo, Almenara Baja, Trigal Nuevo, Alcón Negro, Estribo, Cuatro Aguas, Tres Lomas Frías, Paso Incierto, Aguaribay, Colina Sorda, Delta Menor',
  ),
  forms: {
    football: names('{} FC, Deportivo {}, Atlético {}, Unión {}, Sportivo {}, Juventud {}'),
    futsal: names('{} Futsal, Sala {}, Futsal {}'),
    basketball: names('{} BC, Básquet {}, Boyeros de {}'),
    'ice-hockey': names('{} Wolves, {} Blades, {} Frost'),
    'american-football': names('{} Bulls, {} Raiders, {} Condors'),
    baseball: names('{} Mets del Sur, Leones de {}, {} Nine'),
  },
  club: names('{} Club, Club {}, {} XV, Centro {}'),
  leagues: {
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
  },
}
