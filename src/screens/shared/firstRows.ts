/** Rows that a small table inside a page shows at first: the count of 10 of the specification (section 9). */
export const FIRST_ROWS = 10
