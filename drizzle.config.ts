import { defineConfig } from 'drizzle-kit';

/** `npm run migration` writes the next migration from the schema. */
export default defineConfig({ dialect: 'postgresql', schema: './src/store/schema.ts', out: './drizzle' });
