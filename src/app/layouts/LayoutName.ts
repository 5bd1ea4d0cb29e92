/** Kind of frame around a page (spec section 2, Layouts). */
export type LayoutName = 'main' | 'secondary' | 'plain'
