import { BlockList, isIP } from 'node:net';

/** Ranges that are not public: private, local, shared, reserved, test, multicast (IANA special-purpose registries). */
const IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade translation
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local, cloud metadata
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
];

/** Only 2000::/3 is routed; these ranges in it are reserved or embed an IPv4 address. */
const IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23], // Teredo and other protocols
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4
  ['3fff::', 20],
];

const blocked = new BlockList();
for (const [network, bits] of IPV4) blocked.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of IPV6) blocked.addSubnet(network, bits, 'ipv6');
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');

/** Whether an address may be public. Text that is not a plain address is not public. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !blocked.check(address, 'ipv4');
    case 6:
      return (
        !address.includes('%') && routed.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
      );
    default:
      return false;
  }
}
