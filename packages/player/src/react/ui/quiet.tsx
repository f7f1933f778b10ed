import type { ReactNode } from 'react';

type QuietProps = {
  readonly icon: ReactNode;
  readonly text: string;
  readonly children?: ReactNode;
};

/** A discreet notice with an icon. */
export function Quiet({ icon, text, children }: QuietProps) {
  return (
    <div className="kp-quiet">
      {icon}
      <span>{text}</span>
      {children}
    </div>
  );
}
