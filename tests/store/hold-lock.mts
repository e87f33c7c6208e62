// Holds the lock of a folder until it is killed.
import { lockFolder } from '../../src/store/folder-lock.js';

lockFolder(process.argv[2] ?? '');
console.log('held');
setInterval(() => undefined, 1000);
