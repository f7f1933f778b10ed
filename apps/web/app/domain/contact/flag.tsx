/** A country's flag; decorative, because the name is beside it. */
export function Flag({ url }: { url: string }) {
  return (
    <img
      src={url}
      alt=""
      width={24}
      height={18}
      loading="lazy"
      decoding="async"
      className="ring-edge h-4.5 w-6 shrink-0 rounded-[3px] object-cover ring-1"
    />
  );
}
