import { z } from 'zod';
import { TABLE_FILES } from './contract/tables.js';

/** JSON Schemas of the YAML tables for editors, by the path of their file under the book's folder. */
export function tableSchemas(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(TABLE_FILES).map(([path, schema]) => {
      const json = z.toJSONSchema(schema, { io: 'input', reused: 'ref' });
      const name = path.replace('/', '-').replace('.yaml', '.json');
      return [`schemas/${name}`, `${JSON.stringify({ title: path, ...json }, null, 2)}\n`];
    }),
  );
}
