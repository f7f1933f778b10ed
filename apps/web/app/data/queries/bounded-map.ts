/** Sets the newest entry of a map and drops the oldest one above the capacity. */
export function setNewest<K, V>(map: Map<K, V>, key: K, value: V, capacity: number): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > capacity ? map.keys().next() : undefined;
  if (oldest?.done === false) map.delete(oldest.value);
}
