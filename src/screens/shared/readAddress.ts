export { parsePeriod, parseText, readAddress, writeAddress } from '#domain/readAddress.ts'
