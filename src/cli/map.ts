import { writeFile } from 'node:fs/promises';
import { mapPicture } from '../pictures/map/map-picture.js';

/** `npm run map -- FILE.png` draws the bare map. */
const [file] = process.argv.slice(2);
if (!file?.toLowerCase().endsWith('.png')) {
  console.error('Say where to draw the map: npm run map -- map.png');
  process.exitCode = 2;
} else {
  const { png } = await mapPicture({ pieces: [] });
  await writeFile(file, png);
  console.log(`The map of Ultimor is in ${file}.`);
}
