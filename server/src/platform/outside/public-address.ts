import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * IPv4 ranges without hosts on the open internet (IANA's special-purpose registry, RFC 6890), with the bits
 * of the prefix.
 */
const SPECIAL_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // A public address by its number, but in Azure the metadata service answers there.
  ['168.63.129.16', 32],
] as const;

/**
 * IPv6 hosts have addresses of one block only (RFC 4291); within it these ranges are for documentation, or
 * contain an unchecked IPv4 address.
 */
const GLOBAL_6 = ['2000::', 3] as const;
const SPECIAL_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [prefix, bits] of SPECIAL_4) special.addSubnet(prefix, bits, 'ipv4');
for (const [prefix, bits] of SPECIAL_6) special.addSubnet(prefix, bits, 'ipv6');
const globally = new BlockList();
globally.addSubnet(...GLOBAL_6, 'ipv6');

/**
 * Whether an IP address is on the open internet: not this machine or its network, no cloud metadata, no
 * multicast. IPv4 mapped into IPv6 is refused, and so is anything that is not an IP address.
 */
export function isPublicAddress(ip: string): boolean {
  if (isIPv4(ip)) return !special.check(ip, 'ipv4');
  // A zone (`fe80::1%eth0`) names an interface of this machine.
  if (!isIPv6(ip) || ip.includes('%')) return false;
  return globally.check(ip, 'ipv6') && !special.check(ip, 'ipv6');
}
