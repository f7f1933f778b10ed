export { type CertificateAuthority, createAuthority } from './paypal/certificates.ts';
export { FONTS } from './mail/previews.ts';
export { startSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
