/** What tells "tú" from "vos" in Spanish: the one is for `es`, the other for `es-AR`. */

/**
 * Forms that say "tú" and nothing else. "Revisa" also says "he checks", so an imperative without a pronoun counts only at
 * the beginning of a sentence, and only where nobody else could be meant. "Here" is "aquí" with the one, "acá" with the other.
 */
export const TU = new RegExp(
  String.raw`(?<!\p{L})(?:` +
    [
      '[Pp]uedes|[Tt]ienes|[Qq]uieres|[Dd]ebes|[Ee]res|[Nn]ecesitas|[Ss]abes|[Pp]agas|[Vv]uelves|[Rr]ecibes|[Ee]nvías',
      '[Aa]bres|[Aa]ceptas|[Cc]rees|[Ss]igues|[Rr]espondes|[Pp]articipas|[Hh]aces|[Pp]ones|[Ee]liges|[Cc]onoces|[Jj]uegas',
      '[Rr]etiras|[Ee]ncuentras|[Pp]ides|[Pp]ersigues|[Ee]scondes|[Aa]cabas|[Ii]nicias|[Cc]umples|tú|ti|contigo',
      '[Hh]az|[Pp]on|[Pp]onte|[Dd]inos|[Cc]onéctate|[Rr]egístrate|[Cc]ontáctanos|[Cc]uéntanos|[Ss]íguenos|[Mm]uéstranos',
      '[Ll]lévalo|(?:escribe|pregunta|avisa) a atención|Prueba (?:con|iniciar)|Confirma (?:con|otra|si|tu)|[Aa]quí',
      'Abre (?:el|la|una|este|esta)|Carga (?:el|la)|Paga (?:el|la)|Completa (?:el|la|primero)',
      'Usa|Toca|Pega|Repite|Deposita|Desliza|Elige|Escribe|Revisa|Ingresa|Inicia|Agrega|Escanea|Vuelve|Envía',
      'Regresa|Quita|Mira|Pide|Juega',
      'Primero (?:elige|escribe|revisa|ingresa|agrega|envía|pide|completa|crea)',
      String.raw`(?:[Ii]ntént|[Rr]evís|[Áá]br|[Cc]ré|[Ee]limín|[Pp]ég|[Qq]uít|[Cc]iérr|[Pp]íd|[Mm]ír|[Cc]onfírm|[Ee]nví` +
        '|[Cc]onsérv|[Dd]escárg|[Ii]nstál|[Pp]ermít|[Aa]ctív|[Aa]grég|[Mm]ención|[Aa]córt|[Ll]lév|[Ee]scríb|[Dd]éj|[Tt]rá|[Cc]ompár)' +
        '[ae](?:l[oae]s?|nos)',
    ].join('|') +
    String.raw`)(?!\p{L})`,
  'u',
)

/** Forms that say "vos": "elegí" would also be "I chose", but nobody speaks of themselves here. */
export const VOS = new RegExp(
  String.raw`(?<!\p{L})(?:` +
    [
      'vos|[Pp]odés|[Tt]enés|[Qq]uerés|[Dd]ebés|[Ss]os|[Nn]ecesitás|[Ss]abés|[Pp]agás|[Vv]olvés|[Rr]ecibís|[Ee]nviás|[Aa]brís',
      '[Aa]ceptás|[Cc]reés|[Ss]eguís|[Rr]espondés|[Pp]articipás|[Hh]acés|[Pp]onés|[Ee]legís|[Cc]onocés|[Jj]ugás|[Dd]ejás',
      '[Hh]acé|[Pp]oné|[Vv]olvé|[Uu]sá|[Mm]irá|[Rr]evisá|[Ii]ngresá|[Ii]niciá|[Aa]gregá|[Ee]scaneá|[Ee]nviá|[Qq]uitá|[Tt]ocá',
      '[Pp]robá|[Jj]ugá|[Gg]irá|[Aa]puntá|[Aa]postá|[Cc]onfirmá|[Dd]epositá|[Ii]ntentalo|[Rr]evisal[oa]|[Cc]onectate|[Ff]ijate',
      '[Ee]legí|[Ee]scribí',
    ].join('|') +
    String.raw`)(?!\p{L})`,
  'u',
)
