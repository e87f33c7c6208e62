// Holds the lock of a folder until it is killed.
import { lockFolder } from '../../src/store/folder-lock.ts';

lockFolder(process.argv[2]);
console.log('held');
setInterval(() => undefined, 1000);
