/** What may stand in HTML that somebody else has written: words and their order, nothing that acts or loads. */

/** The tags that stay. */
export const SAFE_TAGS = [
  'p br hr b strong i em u s small sub sup ul ol li a h2 h3 h4 blockquote',
  'table caption thead tbody tr th td span div',
].flatMap((line) => line.split(' '))
