import type { http as english } from '../en/http.ts';

/** Messages for error answers without a message, by status. */
export const http: Record<keyof typeof english, string> = {
  'http.400': 'अनुरोध सही नहीं है',
  'http.401': 'पहले लॉगिन करें',
  'http.403': 'अनुमति नहीं',
  'http.404': 'नहीं मिला',
  'http.405': 'यह तरीका मान्य नहीं',
  'http.406': 'माँगा गया फ़ॉर्मैट उपलब्ध नहीं',
  'http.412': 'अनुरोध की शर्त पूरी नहीं हुई',
  'http.415': 'मीडिया का यह प्रकार मान्य नहीं',
  'http.500': 'सर्वर की अंदरूनी गड़बड़ी',
  'http.501': 'यह अभी उपलब्ध नहीं है',
  'http.other': 'सर्वर से अनजान जवाब',
};
