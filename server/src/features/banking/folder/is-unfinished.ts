/** What is still being written, or was left by an editor. */
const UNFINISHED = /^\.|\.(part|tmp|filepart|crdownload)$|~$|\.report\.txt$/i;

export const isUnfinished = (name: string): boolean => UNFINISHED.test(name);
