export { EpisodeMailsPage as default } from '#app/features/episode-mails/episode-mails-page.tsx';
