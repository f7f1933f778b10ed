import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Set-up of component tests: a busy machine may need more than the default second, and each test ends with nothing rendered.
configure({ asyncUtilTimeout: 8000 });
afterEach(cleanup);
