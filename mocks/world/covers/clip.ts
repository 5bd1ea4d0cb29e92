export const clipUrl = ''
