/** Files that are still being written, or that an editor left. */
const UNFINISHED = /^\.|\.(part|tmp|filepart|crdownload)$|~$|\.report\.txt$/i;

export const isUnfinished = (name: string): boolean => UNFINISHED.test(name);
