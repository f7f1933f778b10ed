import CloseIcon from 'lucide-react/icons/x';
import { useMyListStore } from '#app/domain/title/my-list-store.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { errorText } from '@kandil/ui/forms/errors.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { focusBeside } from '@kandil/ui/place/focus-beside.ts';
import { IconButton } from '@kandil/ui/icon-button.tsx';

/** Removes a title from the list at once, with an undo toast. */
export function RemoveButton({ id, title }: { id: number; title: string }) {
  const t = useT();
  const put = useMyListStore((state) => state.put);
  const change = async (inMyList: boolean, done?: () => void) => {
    try {
      if (await put(id, inMyList)) done?.();
    } catch (error) {
      notify('error', errorText(error, t));
    }
  };
  const remove = () =>
    change(false, () =>
      notify('success', t('myList.removed', { title }), {
        label: t('action.undo'),
        run: () => void change(true),
      }),
    );
  return (
    <IconButton
      label={t('myList.remove', { title })}
      icon={<CloseIcon className="size-4.5" aria-hidden />}
      className="absolute end-2 top-2"
      onClick={({ currentTarget }) => {
        focusBeside(currentTarget);
        void remove();
      }}
    />
  );
}
