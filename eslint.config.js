import js from '@eslint/js';
import tseslint from 'typescript-eslint';

const pure = ['src/dice/dice.ts', 'src/engine/**', 'src/book/**', 'src/systems/**'];

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'data/',
      'dist/',
      'bundle.mjs',
      'start.cjs',
      'coverage/',
      'reports/',
      'drizzle/',
      'artefacts/',
      'src/sandbox/page/',
      'src/store/embedded-thread.mjs',
      'tests/**/*.mjs',
      '*.config.{js,mjs}',
      '.*.cjs',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      'require-yield': 'off',
      'max-lines': ['error', { max: 500, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    files: pure,
    rules: {
      'no-restricted-globals': ['error', 'Date', 'setTimeout', 'setInterval', 'fetch', 'process'],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Roll a named die.' }],
    },
  },
  { files: ['tests/**'], rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' } },
);
