/** What this service has for a Muslim home. */
export interface LandingText {
  heading: string;
  lead: string;
  prayer: Card & {
    /** Above the times. */
    place: string;
    /** Beside Maghrib. */
    iftar: string;
    link: string;
  };
  study: Card & {
    /** A line of subtitles in the visitor's language; above it stands the same one in Turkish. */
    line: string;
  };
  guard: Card & { hidden: string };
  hours: Card;
  giving: { setAside: string; transferred: string };
}

interface Card {
  title: string;
  text: string;
}
