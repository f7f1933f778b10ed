import { configure } from '@testing-library/react';

// Set-up of component tests: a busy machine may take longer than the usual second to show what is waited for.
configure({ asyncUtilTimeout: 8000 });
