import type { ComponentProps } from 'react'

/** What a layout may be: it has the meaning of this element, and its attributes. */
export type Tag =
  | 'div'
  | 'section'
  | 'article'
  | 'header'
  | 'form'
  | 'fieldset'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'dt'
  | 'dd'
  | 'p'
  | 'span'
  | 'bdi'
  | 'strong'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'legend'
  | 'output'
  | 's'
  | 'figure'
  | 'figcaption'

/** What a layout takes: its own few choices, and all that its element takes but a class or a style. */
export type BoxProps<Element extends Tag, Own> = Own & { readonly as?: Element } & Omit<
    ComponentProps<Element>,
    keyof Own | 'as' | 'className' | 'style'
  >
