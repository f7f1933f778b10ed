/** The page to write to support, and the dialog that reports a problem with a title. */
export const support = {
  'support.title': 'Customer support',
  'support.lead':
    'Write to us. A person reads it and answers by e-mail, usually within two working days.',
  'support.subject': 'Subject',
  'support.chooseSubject': 'Choose a subject',
  'support.noSubjects': 'No subjects right now',
  'support.noSubjectsText': 'Please write an e-mail instead.',
  'support.message': 'Message',
  'support.messageHint': 'What happened, on which device, and what did you expect?',
  'support.file': 'File (optional)',
  'support.chooseFile': 'Choose a file',
  'support.dropFile': 'or drop it here',
  'support.fileHint': 'One file. Which kinds depends on the subject.',
  'support.formats': '{formats}: up to {size}',
  'support.removeFile': 'Remove {name}',
  'support.fileType': 'Unsupported File Type!',
  'support.fileSize': 'File size exceeds the limit. Please upload a smaller file.',
  'support.consent':
    'I agree that my message and my file are stored to answer me, as described in the {privacy}.',
  'support.send': 'Send',
  'support.uploading': 'Uploading {name}',
  'support.uploaded': 'Uploaded. One moment ...',
  'support.beforeTitle': 'Maybe it is already answered',
  'support.beforeText':
    'Most questions about plans, televisions and passwords have an answer in the help center.',
  'support.mailTitle': 'Rather by e-mail?',
} as const;
