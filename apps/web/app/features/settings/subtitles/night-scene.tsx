/** A camp under the moon: light and dark areas to preview subtitles on. */
export function NightScene() {
  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      aria-hidden
    >
      <defs>
        <linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0c1430" />
          <stop offset="0.6" stopColor="#3a3a63" />
          <stop offset="1" stopColor="#c98a55" />
        </linearGradient>
        <radialGradient id="scene-lamp">
          <stop offset="0" stopColor="#ffe2a1" stopOpacity="0.95" />
          <stop offset="0.25" stopColor="#f0b24c" stopOpacity="0.55" />
          <stop offset="1" stopColor="#f0b24c" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="640" height="360" fill="url(#scene-sky)" />
      <path
        d="M118 34h0m120 8h0m64 32h0m116 18h0m52-56h0M84 128h0m246-2h0"
        stroke="#fff8e7"
        strokeWidth="2.2"
        strokeLinecap="round"
        opacity="0.8"
      />
      <path
        d="M52 60h0m124 28h0m180-58h0m240 92h0"
        stroke="#fff8e7"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.8"
      />
      <path d="M510 46a34 34 0 1 0 30 50 28 28 0 1 1-30-50Z" fill="#f6e3b4" />
      <path d="M0 232c90-42 170-44 262-8s190 20 378-34v170H0Z" fill="#a2663f" />
      <path d="M0 268c120-46 210-20 300-4s220 8 340-44v140H0Z" fill="#7a4630" />
      <path d="m196 262 58-66 60 66Z" fill="#2a1a1f" />
      <path d="m246 262 8-66 16 66Z" fill="#f0b24c" opacity="0.85" />
      <circle cx="256" cy="240" r="86" fill="url(#scene-lamp)" />
      <path d="M0 306c150-34 260-26 350-8s190 10 290-24v86H0Z" fill="#3d2424" />
    </svg>
  );
}
