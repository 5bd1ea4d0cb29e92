/**
 * Kind of frame around a page (spec section 2, Layouts). 'public': of pages that visitors open, too; 'plain': none, for a
 * page that one only passes through.
 */
export type LayoutName = 'main' | 'secondary' | 'public' | 'plain'
