/** Why the program cannot begin: a sentence for whoever started it, that says what is wrong and what would be right. */
export class StartError extends Error {
  override readonly name = 'StartError';

  constructor(
    /** Stable, for tests and exit codes. */
    readonly code:
      | 'folder-taken'
      | 'folder-unwritable'
      | 'url-wrong'
      | 'server-down'
      | 'server-refused'
      | 'newer-database'
      | 'damaged',
    sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
  }
}
