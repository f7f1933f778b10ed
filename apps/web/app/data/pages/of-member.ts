/** The data of a member; null where nobody is logged in (ROLE-08). Other errors are thrown. */
export async function ofMember<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch (error) {
    // By its shape: on the server the class may be of another copy of the module.
    if (error instanceof Error && 'status' in error && error.status === 401) return null;
    throw error;
  }
}
