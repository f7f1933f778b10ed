/** The page where a consumer withdraws from a contract. The law names the labels of its two steps. */
export const withdrawal = {
  'withdrawal.title': 'العدول عن العقد',
  'footer.withdraw': 'العدول عن العقد',
  'withdrawal.lead':
    'خلال 14 يومًا من أول دفعة يمكنك العدول من دون ذكر سبب. يعود إليك كل ما دفعته عن العقد، وينتهي العقد فورًا.',
  'withdrawal.step': 'الخطوة {step} من 2',
  'withdrawal.state': 'اعدل عن العقد هنا',
  'withdrawal.confirm': 'تأكيد العدول',
  'withdrawal.confirmTitle': 'هل هذا صحيح؟',
  'withdrawal.confirmText':
    'أعدل عن عقد باقة {plan} ({period}). ينتهي العقد فورًا لكل من يشاركون فيه.',
  'withdrawal.name': 'اسمك الكامل',
  'withdrawal.mailTo': 'نرسل التأكيد إلى {address}.',
  'withdrawal.fact.plan': 'العقد',
  'withdrawal.fact.concluded': 'بدايته',
  'withdrawal.fact.receipt': 'الإيصال',
  'withdrawal.fact.lastDay': 'ممكن حتى',
  'withdrawal.fact.refund': 'يعود إليك',
  'withdrawal.fact.stated': 'وصلنا في',
  'withdrawal.nothing': 'لم يُدفع شيء',
  'withdrawal.freeUntil': 'أول دفعة، ثم 14 يومًا بعدها',
  'withdrawal.done': 'عدلت عن العقد',
  'withdrawal.doneText': 'انتهى العقد ولن يُخصم منك شيء بعد الآن.',
  'withdrawal.refundOn':
    'يعود إليك {amount} من الطريق الذي دفعت به. يستغرق ذلك عادةً بضعة أيام، و14 يومًا على الأكثر. وإن تعذّر أول مرة أعدنا المحاولة من تلقاء أنفسنا.',
  'withdrawal.refunded': 'عاد إليك {amount} من الطريق الذي دفعت به.',
  'withdrawal.mailed': 'نؤكد لك ذلك في رسالة فيها الوقت الذي وصلنا فيه عدولك.',
  'withdrawal.over': 'لم يعد العدول عن هذا العقد ممكنًا',
  'withdrawal.overText':
    'انتهت مهلة باقة {plan} ({period}) في {date}. يمكنك الإلغاء متى شئت: لا يُخصم منك شيء بعده وتستمر المشاهدة حتى نهاية المدة المدفوعة.',
  'withdrawal.endedText': 'انتهى عقد باقة {plan} ({period}) من قبل.',
  'withdrawal.toCancel': 'إلى باقتك',
  'withdrawal.none': 'لا يوجد عقد للعدول عنه',
  'withdrawal.noneText': 'لم يشترِ هذا الحساب باقة. إن دفعت بحساب آخر فسجّل الدخول به.',
  'withdrawal.guest': 'من دون تسجيل الدخول',
  'withdrawal.guestText':
    'اذكر من أنت وأي عقد تقصد. نرسل إلى عنوان الحساب رابطًا تؤكد به. والعبرة بالوقت الذي ترسل فيه هذا النموذج.',
  'withdrawal.logInText': 'الأمر أسرع إن سجّلت الدخول أولًا.',
  'withdrawal.receiptNumber': 'رقم الإيصال إن كان لديك',
  'withdrawal.receiptHint': 'تجده في رسالة الإيصال: ‎{receiptPrefix}-00000000‎',
  'withdrawal.sent': 'وصلنا بيانك',
  'withdrawal.sentText':
    'وصلنا في {time}. إن طابق عقدًا فإن رسالة فيها رابط في طريقها إلى {address}. افتح الرابط وأكّد خلال 7 أيام. وإن لم يطابق عقدًا قالت الرسالة ذلك.',
  'withdrawal.again': 'إرسال بيان آخر',
  'withdrawal.linkFailed': 'هذا الرابط لا يعمل',
  'withdrawal.linkFailedText': 'الرابط صالح 7 أيام، والعبرة بأحدث رابط. يمكنك إعلان العدول من جديد.',
  'withdrawal.until': 'يمكنك العدول عن العقد حتى {date}.',
};
