import { addPictures } from './pictures/addPictures.ts'

/* `npm run add-pictures`: of pictures-web/, or of the folders that are given, one for each shard. */
const folders = process.argv.slice(2)
addPictures(process.cwd(), folders.length > 0 ? folders : ['pictures-web'], new Date())
