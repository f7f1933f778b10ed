import { configure } from '@testing-library/react';

// Set-up of component tests: a busy machine may need more than the default second.
configure({ asyncUtilTimeout: 8000 });
